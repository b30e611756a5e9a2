"""The full screen: board and moves together, by keyboard or mouse. Imported when it is opened."""
