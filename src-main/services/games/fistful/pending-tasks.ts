import type { AnyGame } from '#main/games/kit/game.ts'
import { formatDateForDisplay } from '#main/services/kit/format-date.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import type { PendingTask } from '#shared/contract/campaign.ts'
import { createFistfulDependencies } from './fistful-dependencies.ts'
import { createNextStepLister } from './next-step.ts'
import { createOutgoingMailService } from './outgoing-mail.ts'

/** Creates the reminders of running games, those due first. */
export function createFistfulPendingTaskLister(tools: ServiceDependencies, matchGames: readonly AnyGame[]) {
  const own = createFistfulDependencies(tools, matchGames)
  const next = createNextStepLister(own)
  const post = createOutgoingMailService(own)
  return {
    dueTurns(): PendingTask[] {
      const running = own.board.games.list().filter(({ isOver }) => !isOver)
      const byDay = running.toSorted((a, b) => ((a.dueOn ?? '9') < (b.dueOn ?? '9') ? -1 : 1))
      return byDay.flatMap((game) => {
        const { id, name, dueOn, position } = game
        const [first] = next(game, post.hasMail(game))
        if (first === undefined) return []
        const day = dueOn === null ? '' : ` Due on ${formatDateForDisplay(dueOn)}.`
        return [
          { text: `${name}, turn ${position.turn}: ${first.text}${day}`, about: { kind: 'fistful-game', id, name } },
        ]
      })
    },
  }
}
