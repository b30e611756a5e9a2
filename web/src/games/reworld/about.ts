/** What a module is and does in one phrase, and the rule that tells more. */
import type { Sentence } from '../../shell/game-ui';
import { moduleName, moduleOf } from './modules';
import type { ModuleCode } from './view';

export function moduleAbout(code: ModuleCode): Sentence {
  const module = moduleOf(code);
  const args = { module: moduleName(code), shields: module.shields };
  switch (module.kind) {
    case 'terrabot':
      return { id: 'board-about-terrabot', args: { ...args, letter: module.letter } };
    case 'shuttle':
      return { id: 'board-about-shuttle', args };
    case 'satellite':
      return { id: 'board-about-satellite', args };
    case 'unit':
      if (module.special) return { id: 'board-about-special', args };
      return { id: module.company === 'farm' ? 'board-about-farm' : 'board-about-unit', args };
  }
}

export function moduleRule(code: ModuleCode): string {
  const module = moduleOf(code);
  switch (module.kind) {
    case 'terrabot':
      return 'R34';
    case 'shuttle':
      return module.shields ? 'R36' : 'R37';
    case 'satellite':
      return 'R48';
    case 'unit':
      if (module.special) return 'R46';
      return module.company === 'farm' ? 'R45' : 'R43';
  }
}
