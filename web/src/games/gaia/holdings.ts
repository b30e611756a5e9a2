/** The signs of what a player counts, by the names that the rules give to it. */

export const SIGNS: Record<string, string[]> = {
  credits: ['credits'],
  ore: ['ore'],
  knowledge: ['knowledge'],
  qic: ['qic'],
  power: ['tokens'],
  'bowl-2': ['bowl-2'],
  tokens: ['token'],
  'gaia-area': ['bowl-gaia'],
  gaiaformers: ['gaiaformer'],
  range: ['range'],
  'step-ore': ['ore', 'step'],
  'federation-tokens': ['federation-any'],
  'green-tokens': ['federation'],
  mines: ['mine'],
  'trading-stations': ['trading-station'],
  labs: ['lab'],
  institutes: ['institute'],
  academies: ['academy'],
  'final-structures': ['final', 'mine'],
  'final-federated': ['final', 'federation'],
  'final-planet-types': ['final', 'planet-type'],
  'final-gaia-planets': ['final', 'planet-gaia'],
  'final-sectors': ['final', 'sector'],
  'final-satellites': ['final', 'satellite'],
};

/** Pictures, side by side; none for what is not known. */
export const signOf = (name: string): readonly string[] => SIGNS[name] ?? [];
