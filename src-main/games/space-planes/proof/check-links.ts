import { evolveAll, type LogEntry } from '#main/games/kit/replay.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { Command, CommandOf } from '#shared/games/space-planes/commands.ts'
import { shipOf } from '../evolve.ts'
import { SPACE_PLANES } from '../game.ts'
import { cardsFrom, isNextLink, type ShotLinks } from './card-chain.ts'

/** What binds the cards of a battle: the anchors of all seats, and the links of each shot by the place of its entry. */
export interface CardProof {
  readonly anchors: Readonly<Record<string, string>>
  readonly links: Readonly<Record<string, ShotLinks>>
}

/** What a log shows of its chains: where it is not what they say, or null, and the newest link of each seat. */
interface ShownLinks {
  readonly fault: string | null
  readonly newest: Readonly<Record<string, string>>
}

/** Follows the links of a log from their anchors on, and deals the cards of every shot again (SP-MAIL-2). */
export function followLinks(
  start: Battle,
  log: readonly LogEntry<Command, BattleEvent>[],
  { anchors, links }: CardProof,
): ShownLinks {
  const newest: Record<string, string> = { ...anchors }
  let battle = start
  for (const [index, { command, events }] of log.entries()) {
    if (command.type === 'shoot') {
      const shown = links[index]
      const fault = shown ? faultOf(battle, command, { shown, newest }) : 'no links are kept for this shot'
      if (fault !== null || !shown) return { fault: `Entry ${index + 1}: ${fault}`, newest }
      newest[command.by] = shown.shooter
      newest[shipOf(battle, command.target).owner] = shown.target
    }
    battle = evolveAll(SPACE_PLANES, battle, events)
  }
  return { fault: null, newest }
}

interface Shown {
  readonly shown: ShotLinks
  readonly newest: Readonly<Record<string, string>>
}

function faultOf(battle: Battle, { by, target, cards }: CommandOf<'shoot'>, { shown, newest }: Shown): string | null {
  const wrong = wrongLink(newest, [by, shipOf(battle, target).owner], shown)
  if (wrong !== null) return `the link of ${wrong} does not follow from the one before`
  return cardsFrom(battle, shown, cards.length).join() === cards.join() ? null : 'the cards are not those of the links'
}

/** Whose link does not follow from the one before, or null. */
export function wrongLink(
  newest: Readonly<Record<string, string>>,
  [shooter, target]: readonly [string, string],
  links: ShotLinks,
): string | null {
  if (!isNextLink(newest[shooter] ?? '', links.shooter)) return shooter
  return isNextLink(newest[target] ?? '', links.target) ? null : target
}
