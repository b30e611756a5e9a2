"""What is in the box, as the tables that rules read. The values come from the edition."""
