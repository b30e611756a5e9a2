/** What the reader looks at instead of what is going on, where one has a choice: their own country. */
class Looking {
  atCountry = $state(false);
}

export const looking = new Looking();
