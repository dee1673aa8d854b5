import { once } from '#shared/kit/once.ts'
import type { GamePlugin } from '../game-plugin.ts'
import { createFistfulService } from './fistful.ts'
import { createFistfulPendingTaskLister } from './pending-tasks.ts'
import { createOddsFormMaker } from './print/odds-form.ts'
import { createTurnFormMakers } from './print/turn-forms.ts'
import { createSealedGameUndoGuard } from './sealed-game-undo-guard.ts'

/** The plugin of A Fistful of Planets. */
export const fistfulPlugin: GamePlugin<{ readonly fistful: () => ReturnType<typeof createFistfulService> }> = {
  areas: {
    cluster: ['fistful'],
    fistful_key: ['fistful'],
    fistful_game: ['players'],
    fistful_sheet: ['fistful'],
    fistful_fight: ['fistful'],
    match: ['fistful'],
    match_entry: ['fistful'],
    fistful_turn: ['fistful'],
    fistful_step: ['fistful'],
    fistful_mail: ['fistful'],
  },
  open(tools, matchGames) {
    const fistful = once(() => createFistfulService(tools, matchGames))
    const due = once(() => createFistfulPendingTaskLister(tools, matchGames))
    const undo = once(() => createSealedGameUndoGuard(tools))
    return {
      makers: { fistful },
      forms: { ...createTurnFormMakers(fistful), ...createOddsFormMaker((fight) => fistful().calculate(fight)) },
      due: () => due().dueTurns(),
      guardUndo: () => undo().beforeUndo(),
    }
  },
}
