import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import { changePeopleUnit, changeUnitTurn, changeUnit, replaceLocks } from './changes.ts'
import { type Evolutions, ignoreEvent } from './evolutions.ts'

/** Events of a unit's actions and position. */
export const UNIT_EVOLUTIONS: Evolutions<
  | 'paid'
  | 'rolled'
  | 'speed-changed'
  | 'shifted'
  | 'touched'
  | 'measured'
  | 'on-face'
  | 'succeeded'
  | 'credited'
  | 'focused'
  | 'rerolled'
  | 'struck'
  | 'spared'
  | 'marked'
  | 'unmarked'
  | 'changed'
> = {
  paid: (battle, { unit, actions, isOwn }) =>
    changeUnit(battle, unit, (battleUnit) => {
      const { turn } = battleUnit
      const hasJustMoved = turn.hasJustMoved && !isOwn
      return {
        ...battleUnit,
        turn: { ...turn, actions: turn.actions - actions, hasActed: turn.hasActed || isOwn, hasJustMoved },
      }
    }),
  rolled: ignoreEvent,
  'speed-changed': (battle, { unit, cm }) => changeUnitTurn(battle, unit, { speedDice: cm }),
  shifted: (battle, { unit, kind }) =>
    changeUnit(forgetDistances(battle, unit), unit, (battleUnit) => {
      const { turn } = battleUnit
      const hasJustMoved = kind === 'move' || kind === 'charge' || kind === 'leave'
      const moves = turn.moves + (hasJustMoved ? 1 : 0)
      return {
        ...battleUnit,
        turn: { ...turn, moves, hasJustMoved, charges: turn.charges + (kind === 'charge' ? 1 : 0) },
      }
    }),
  touched: (battle, { unit, contacts }) => ({ ...battle, locks: replaceLocks(battle.locks, unit, contacts) }),
  measured: (battle, { unit, distances }) => ({
    ...battle,
    measured: distances.reduce(
      (kept, { unit: otherUnit, distanceCm }) => [
        ...kept.filter(({ units }) => !(units.includes(unit) && units.includes(otherUnit))),
        { units: [unit, otherUnit] as const, distanceCm },
      ],
      battle.measured ?? [],
    ),
  }),
  'on-face': (battle, { unit, face }) =>
    changePeopleUnit(battle, unit, (peopleUnit) => ({ ...peopleUnit, onFace: face })),
  succeeded: (battle, { unit }) =>
    changeUnit(battle, unit, (battleUnit) => ({
      ...battleUnit,
      tally: { ...battleUnit.tally, hits: battleUnit.tally.hits + 1 },
    })),
  credited: (battle, { unit, isSection }) =>
    changeUnit(battle, unit, (battleUnit) => {
      const { kills, sectionsDestroyed } = battleUnit.tally
      const counted = isSection === true ? { sectionsDestroyed: sectionsDestroyed + 1 } : { kills: kills + 1 }
      return { ...battleUnit, tally: { ...battleUnit.tally, ...counted } }
    }),
  focused: (battle, { unit, focus }) => changeUnitTurn(battle, unit, { focus }),
  rerolled: (battle, { unit, source }) =>
    changeUnit(battle, unit, (battleUnit) => ({
      ...battleUnit,
      turn: { ...battleUnit.turn, rerolls: [...battleUnit.turn.rerolls, source] },
    })),
  struck: (battle, { unit, weapon, target }) =>
    changeUnit(battle, unit, (battleUnit) => withStreak(battleUnit, { weapon, target, turn: battle.turn })),
  spared: (battle, { unit, other: sparedUnit }) =>
    changeUnit(battle, unit, (battleUnit) => ({
      ...battleUnit,
      turn: { ...battleUnit.turn, spared: [...battleUnit.turn.spared, sparedUnit] },
    })),
  marked: (battle, { unit, condition }) =>
    changeUnit(battle, unit, (battleUnit) => ({
      ...battleUnit,
      conditions: [...battleUnit.conditions.filter(({ id }) => id !== condition.id), condition],
    })),
  unmarked: (battle, { unit, condition }) =>
    changeUnit(battle, unit, (battleUnit) => ({
      ...battleUnit,
      conditions: battleUnit.conditions.filter(({ id }) => id !== condition),
    })),
  changed: (battle, { unit, change }) =>
    changeUnit(battle, unit, (battleUnit) => ({ ...battleUnit, ...change }) as BattleUnit),
}

/** Clears the known distances of a unit that moved (P28-MEAS-3). */
function forgetDistances(battle: Battle, unit: string): Battle {
  const { measured } = battle
  if (measured === undefined) return battle
  return { ...battle, measured: measured.filter(({ units }) => !units.includes(unit)) }
}

/** Extends or restarts a streak of turns. Several hits in one turn count once (P28-WR-cumulative). */
function withStreak(
  unit: BattleUnit,
  { weapon, target, turn }: { weapon: string; target: string; turn: number },
): BattleUnit {
  const old = unit.streaks.find((streak) => streak.weapon === weapon && streak.target === target)
  if (old?.turn === turn) return unit
  const length = old?.turn === turn - 1 ? old.length + 1 : 1
  return { ...unit, streaks: [...unit.streaks.filter((streak) => streak !== old), { weapon, target, turn, length }] }
}
