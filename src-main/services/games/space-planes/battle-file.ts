import type { Match } from '#main/db/repositories/matches.ts'
import { givenDice } from '#main/games/kit/dice.ts'
import { evolveAll } from '#main/games/kit/replay.ts'
import { decide, setUp, SPACE_PLANES } from '#main/games/space-planes/game.ts'
import { nearestPlace } from '#main/games/space-planes/nearest-place.ts'
import type { FileBattle } from '#shared/contract/space-planes/exchange-file.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import type { BattleOptions } from '#shared/games/space-planes/options.ts'

/** An order of a battle with its dice. */
export interface FlownOrder {
  readonly command: Command
  readonly faces: readonly number[]
  readonly events: readonly BattleEvent[]
  readonly isLast: boolean
}

/** A battle that was flown again from its file. */
export interface FlownFile {
  readonly start: Battle
  readonly orders: readonly FlownOrder[]
}

type Refuse = (path: readonly (string | number)[], reason: string) => never

/** A battle for a file: all that follows from its orders and its cards is left out, as is that its results were applied here. */
export function fileBattle(
  { name, notes, options, faces }: Pick<Match, 'name' | 'notes' | 'options' | 'faces'>,
  log: readonly { readonly command: unknown; readonly faces: readonly number[] }[],
): FileBattle {
  const orders = log.map((entry) => ({ command: entry.command as Command, faces: [...entry.faces] }))
  return {
    name,
    notes,
    options: options as BattleOptions,
    faces: [...faces],
    orders: orders.filter(({ command }) => command.type !== 'apply'),
  }
}

/** Flies a battle from its file again; an order that the rules refuse is refused with its line, the rule and the nearest legal place. */
export function flyFile({ options, faces, orders }: FileBattle, refuse: Refuse): FlownFile {
  const start = withDice(faces, ['battle', 'faces'], { refuse, throwAll: (dice) => setUp(options, dice) })
  let battle = start
  const flown = orders.map(({ command, faces: given }, at): FlownOrder => {
    const path = ['battle', 'orders', at]
    const decision = withDice(given, [...path, 'faces'], { refuse, throwAll: (dice) => decide(battle, command, dice) })
    if (!decision.ok) {
      const { message, rule } = decision.refusal
      return refuse(
        path,
        [`order ${at + 1}: ${message}${rule ? ` (${rule})` : ''}`, nearestWords(battle, command)].join(' ').trim(),
      )
    }
    battle = evolveAll(SPACE_PLANES, battle, decision.events)
    return { command, faces: given, events: decision.events, isLast: SPACE_PLANES.isOver(battle) }
  })
  return { start, orders: flown }
}

interface Throwing<Result> {
  readonly refuse: Refuse
  readonly throwAll: (dice: ReturnType<typeof givenDice>) => Result
}

/** Dice of a file are all there are: one too few or too many is said. */
function withDice<Result>(
  faces: readonly number[],
  path: readonly (string | number)[],
  { refuse, throwAll }: Throwing<Result>,
): Result {
  const dice = givenDice(faces)
  try {
    const result = throwAll(dice)
    return dice.left() === 0 ? result : refuse(path, `${dice.left()} of these dice are thrown by nothing.`)
  } catch (error) {
    if (error instanceof RangeError) return refuse(path, `${error.message}.`)
    throw error
  }
}

/** Where a ship that may not be placed might stand instead. */
function nearestWords(battle: Battle, command: Command): string {
  if (command.type !== 'place' || battle.phase !== 'placing' || command.by !== battle.active) return ''
  const { x, y, heading, plane } = command
  const place = nearestPlace(battle, { pose: { x, y, heading }, plane })
  if (place === null) return 'No legal place is left near it: leave the ship out.'
  const { pose } = place
  return `The nearest legal place is ${pose.x}, ${pose.y} mm, heading ${pose.heading}, plane ${place.plane}.`
}
