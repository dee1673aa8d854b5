import { seededDice } from '#main/games/kit/dice.ts'
import { evolveAll } from '#main/games/kit/replay.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import { formatNearestPlace } from '#main/games/space-planes/nearest-place.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { FileBattle } from '#shared/contract/space-planes/exchange-file.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'

/** A battle file and the state of its battle. */
interface OpenFile {
  readonly file: FileBattle
  readonly standing: Battle
}

/** Orders to be played. */
interface Ordered {
  readonly orders: readonly Command[]
  /** Returns the command that follows a shot once its result is known; null for none. */
  readonly onShot?: (isHit: boolean) => Command | null
  /** Seed from which a reshuffle derives its cards. */
  readonly seed: string
}

/**
 * Plays orders in sequence. If one is refused, reports its reason and the nearest legal order, and plays none of them.
 */
export function playOrders({ file, standing }: OpenFile, { orders, onShot = () => null, seed }: Ordered) {
  const happened: BattleEvent[] = []
  const played = [...file.orders]
  const waiting = [...orders]
  let battle = standing
  for (let order = waiting.shift(), count = 1; order; order = waiting.shift(), count += 1) {
    const dice = seededDice(`${seed}/${played.length}`)
    const events = eventsOf(battle, order, { count, dice })
    battle = evolveAll(SPACE_PLANES, battle, events)
    played.push({ command: order, faces: [...dice.faces] })
    happened.push(...events)
    const shot = events.find((event) => event.type === 'shot')
    const next = shot && battle.phase !== 'over' ? onShot(shot.isHit) : null
    if (next) waiting.push(next)
  }
  return { file: { ...file, orders: played }, standing: battle, happened }
}

function eventsOf(
  battle: Battle,
  command: Command,
  { count, dice }: { readonly count: number; readonly dice: ReturnType<typeof seededDice> },
): readonly BattleEvent[] {
  const decision = SPACE_PLANES.decide(battle, command, dice)
  if (decision.ok) return decision.events
  const { message, rule } = decision.refusal
  const why = `Order ${count}: ${message}${rule === null ? '' : ` (${rule})`}`
  throw new RefusalError('illegal', `${why} ${formatNearestPlace(battle, command)}`.trim())
}
