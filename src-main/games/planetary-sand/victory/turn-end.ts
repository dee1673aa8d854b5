import type { Battle, ObjectiveHoldTurns } from '#shared/games/planetary-sand/battle.ts'
import type { Figure } from '#shared/games/planetary-sand/model.ts'
import type { ScenarioId } from '#shared/games/planetary-sand/tables/phases.ts'
import type { SandSettings } from '#shared/games/planetary-sand/tables/settings.ts'
import { getEnemySide } from '../state/find.ts'
import type { Transaction } from '../state/transaction.ts'
import { type SideObjectives, hasWonByHolding, computeNextObjectiveHold } from './hold.ts'

/** The winner, or null for a draw, and the reason. */
interface Outcome {
  readonly winner: string | null
  readonly why: string
}

/** Whether a figure can hold a place: able, armed and not locked in a melee (SAND-VIC-4). */
function isHolder({ status, isArmed, isLocked, weapon, grenades }: Figure): boolean {
  return status === 'able' && isArmed && !isLocked && (weapon !== null || grenades > 0)
}

/** The objectives that a side holds: an armed figure at each, and no able enemy (SAND-VIC-4). */
function heldBy(battle: Battle, side: string): string[] {
  return battle.objectives
    .filter(({ id, room }) => {
      const there = battle.figures.filter(({ near, inside }) => near === id || (room !== null && inside === room))
      return (
        there.some((figure) => figure.side === side && isHolder(figure)) &&
        !there.some((figure) => figure.side !== side && figure.status === 'able')
      )
    })
    .map(({ id }) => id)
}

/** The objectives that a side must hold and keep (SAND-VIC-2, SAND-VIC-3). */
function goalOf({ objectives, sides, scenario, attacker }: Battle, side: string): SideObjectives {
  const homeOf = (owner: string) => objectives.find(({ home }) => home === owner)?.id ?? null
  const enemy = getEnemySide({ sides }, side)
  const goes = scenario === 'objective' || (scenario === 'defensive' && side === attacker)
  const isContested = scenario === 'objective'
  return {
    goal: goes ? homeOf(enemy) : null,
    home: isContested ? homeOf(side) : null,
    middle: isContested ? (objectives.find(({ home }) => home === null)?.id ?? null) : null,
  }
}

/**
 * Updates the counts at the end of a turn, and ends the battle if it is decided (SAND-VIC-1 to SAND-VIC-5,
 * SAND-TURN-4).
 */
export function resolveTurnEnd(transaction: Transaction): void {
  const { state: battle } = transaction
  const holds = Object.fromEntries(
    battle.sides.map((side): [string, ObjectiveHoldTurns] => [
      side,
      computeNextObjectiveHold(
        goalOf(battle, side),
        battle.holds[side] ?? { goal: 0, middle: 0 },
        heldBy(battle, side),
      ),
    ]),
  )
  if (battle.objectives.length > 0) transaction.apply({ type: 'counted', holds })
  const outcome = outcomeOf(transaction.state)
  if (outcome !== null) transaction.apply({ type: 'won', ...outcome })
}

/** Whether a side breaks because of its losses, by setting (SAND-VIC-1). */
const BREAKS: Readonly<Record<SandSettings['breakPoint'], (gone: number, all: number) => boolean>> = {
  none: () => false,
  '50%': (gone, all) => gone * 2 >= all,
}

/** Conditions that end each scenario, in addition to the loss of the last able figure. */
const ENDS: Readonly<Record<ScenarioId, (battle: Battle) => Outcome | null>> = {
  basic: (battle) => {
    const broken = battle.sides.filter((side) =>
      BREAKS[battle.settings.breakPoint](goneOf(battle, side), allOf(battle, side)),
    )
    return onlyOne(battle, broken, 'broken')
  },
  defensive: winnerByHold,
  objective: winnerByHold,
}

/** The outcome of the battle if it ends now, otherwise null. */
function outcomeOf(battle: Battle): Outcome | null {
  const beaten = battle.sides.filter((side) => !isStanding(battle, side))
  return ENDS[battle.scenario](battle) ?? onlyOne(battle, beaten, 'nobody able') ?? atLimit(battle)
}

/**
 * Whether a side has anyone who can fight: an able figure, or the crew of a vehicle that is not wrecked (SAND-VIC-1).
 */
function isStanding({ figures, machines }: Battle, side: string): boolean {
  return (
    figures.some((figure) => figure.side === side && figure.status === 'able') ||
    machines.some((machine) => machine.side === side && machine.hasCrew && !machine.isWreck)
  )
}

function winnerByHold(battle: Battle): Outcome | null {
  const winner = battle.sides.find((side) =>
    hasWonByHolding(goalOf(battle, side), battle.holds[side] ?? { goal: 0, middle: 0 }, {
      heldByEnemy: heldBy(battle, getEnemySide(battle, side)),
      settings: battle.settings,
    }),
  )
  return winner === undefined ? null : { winner, why: 'held' }
}

/** If one side is out, the other has won; if both are, it is a draw. */
function onlyOne(battle: Battle, out: readonly string[], why: string): Outcome | null {
  const [first] = out
  if (first === undefined) return null
  return { winner: out.length > 1 ? null : getEnemySide(battle, first), why }
}

/**
 * The outcome at the turn limit: the defender wins if he has driven the attacker off, otherwise a draw (SAND-TURN-4,
 * SAND-VIC-2).
 */
function atLimit(battle: Battle): Outcome | null {
  const { settings, turn, attacker, scenario } = battle
  if (settings.turnLimit === null || turn < settings.turnLimit) return null
  const isDefended = scenario === 'defensive' && attacker !== null
  return { winner: isDefended ? getEnemySide(battle, attacker) : null, why: 'turns' }
}

function allOf({ figures }: Battle, side: string): number {
  return figures.filter((figure) => (figure.origin ?? figure.side) === side).length
}

function goneOf({ figures }: Battle, side: string): number {
  const isHere = ({ side: by, status }: Figure) => by === side && (status === 'able' || status === 'returning')
  return figures.filter((figure) => (figure.origin ?? figure.side) === side && !isHere(figure)).length
}
