import { type Dice, tossCoin } from '#main/games/kit/dice.ts'
import type { Battle, BlastHit, ShotOutcome } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import type { SandSettings } from '#shared/games/planetary-sand/tables/settings.ts'
import { emptyBreachedRooms, markLeakingRooms } from '../air/lose-air.ts'
import { listDismountPlaces, getRiverStateAt } from '../ground/footing.ts'
import { createMapPosition, findPieceOutline } from '../ground/positions.ts'
import { resolveEscapes } from '../melee/prisoners.ts'
import {
  findOpening,
  sortIdsInTossOrder,
  findMachine,
  needsAir,
  getPositionFields,
  isAlive,
  isVacuum,
} from '../state/find.ts'
import type { Transaction } from '../state/transaction.ts'

/** Effect of a shot or blast on a target. */
interface Effect {
  readonly target: string
  readonly outcome: ShotOutcome | BlastHit['outcome']
}

/** All effects of a volley. A target hit more than once is affected once (SAND-TURN-3). */
function effectsOf({ shots, launches }: Battle): Effect[] {
  return [
    ...shots.map(({ target, roll }) => ({ target, outcome: roll.outcome })),
    ...launches.flatMap(({ hits }) => hits ?? []),
  ]
}

/**
 * Survival of figures in a destroyed vehicle, by setting: a coin, never, or always; null if no coin is tossed
 * (SAND-DEF-7).
 */
const GETS_OUT: Readonly<Record<SandSettings['bailOut'], (dice: Dice) => { isOut: boolean; isHeads: boolean | null }>> =
  {
    coin: (dice) => {
      const isHeads = tossCoin(dice)
      return { isOut: isHeads, isHeads }
    },
    dead: () => ({ isOut: false, isHeads: null }),
    safe: () => ({ isOut: true, isHeads: null }),
  }

/**
 * Resolves everyone aboard a newly wrecked machine, in the order of ids: beside the wreck, or dead. Without a suit no
 * one survives outside in a vacuum (SAND-DEF-7).
 */
function bailOutCrew(transaction: Transaction, machine: string): void {
  const riders = transaction.state.figures
    .filter(({ inside, status }) => inside === machine && isAlive(status))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  for (const [at, rider] of riders.entries()) bailOut(transaction, rider, at)
}

function bailOut(transaction: Transaction, rider: Figure, at: number): void {
  const { state: battle, dice } = transaction
  const machine = findMachine(battle, rider.inside)
  const dies = { type: 'fell', figures: [rider.id], why: 'wreck' } as const
  if (isVacuum(battle) && needsAir(rider)) {
    transaction.apply(dies)
    return
  }
  const { isOut, isHeads } = GETS_OUT[battle.settings.bailOut](dice)
  if (isOut && machine)
    transaction.apply({
      type: 'got-out',
      figure: rider.id,
      isHeads,
      place: besideWreck(battle, machine, { rider, at }),
    })
  else transaction.apply(dies)
}

/** A position beside the wreck, on passable ground if there is any. */
function besideWreck(battle: Battle, machine: Machine, { rider, at }: { rider: Figure; at: number }) {
  const place = { ...getPositionFields(machine), inside: null, heading: null, cover: null }
  if (!machine.at) return place
  const before = Array.from({ length: at + 1 }, () => rider)
  const left = findPieceOutline(battle, machine.id)
  const beside = listDismountPlaces(battle, before, { start: machine.at, left }).at(-1) ?? machine.at
  return createMapPosition(battle, beside, { ...place, river: getRiverStateAt(battle, beside) })
}

/**
 * Resolves the whole volley simultaneously: losses, wrecks and survivors, breaches and loss of air, in the order of
 * ids, so that the order of shots is irrelevant (SAND-TURN-3).
 */
export function resolveVolley(transaction: Transaction): void {
  const effects = effectsOf(transaction.state)
  const struck = (...outcomes: Effect['outcome'][]) =>
    sortIdsInTossOrder(effects.filter(({ outcome }) => outcomes.includes(outcome)).map(({ target }) => target))
  const fallen = struck('killed', 'damaged')
  const wrecked = struck('destroyed')
  const breached = struck('breached')
  const punctured = struck('punctured')
  if (fallen.length > 0) transaction.apply({ type: 'fell', figures: fallen, why: 'fire' })
  for (const machine of wrecked) transaction.apply({ type: 'wrecked', machine })
  for (const machine of wrecked) bailOutCrew(transaction, machine)
  for (const opening of breached) damageOpening(transaction, opening, 'breached')
  for (const opening of punctured) damageOpening(transaction, opening, 'punctured')
  emptyBreachedRooms(transaction)
  markLeakingRooms(transaction)
  transaction.apply({ type: 'volley-fell' })
  resolveEscapes(transaction)
}

/** Punctures or breaches an opening. A breach is not downgraded by a later puncture (SAND-DEF-4, SAND-DEF-5). */
function damageOpening(transaction: Transaction, opening: string, state: 'punctured' | 'breached'): void {
  const before = findOpening(transaction.state, opening)?.state
  if (before !== 'breached' && before !== state) transaction.apply({ type: 'opened', opening, state })
}
