import type { BattleEvent, BattleEventOf } from '#shared/games/planet28/battle/events.ts'
import type { Battle, BattleUnit, Due, PeopleUnit, TurnOfUnit } from '#shared/games/planet28/battle/state.ts'
import { changePeople, changeUnit, locksWith, offTable, withoutUnit } from './changes.ts'
import type { Evolutions } from './evolutions.ts'
import { MODEL_EVOLUTIONS } from './evolve-models.ts'

const same = (battle: Battle): Battle => battle

/** Turns and the order of acting. */
const TURN_EVOLUTIONS: Evolutions<
  'turn-began' | 'ordered' | 'put-later' | 'activated' | 'activation-ended' | 'turn-ended' | 'over'
> = {
  'turn-began': (battle, { turn, near }) => ({
    ...battle,
    phase: 'turn',
    turn,
    near,
    order: [],
    active: null,
    paused: [],
  }),
  ordered: (battle, { order }) => ({ ...battle, order }),
  'put-later': (battle, { unit }) => ({
    ...battle,
    order: battle.order.map((place) => (place.unit === unit ? { ...place, isLater: true } : place)),
  }),
  activated: (battle, { unit, isStepIn }) => {
    const paused = isStepIn && battle.active !== null ? [...battle.paused, battle.active] : battle.paused
    const order = battle.order.map((place) => ({ ...place, isLater: false }))
    return changeTurn({ ...battle, active: unit, paused, order }, unit, { isActivated: true, isHolding: false })
  },
  'activation-ended': (battle, { unit, isHolding }) => {
    const back = battle.paused.at(-1) ?? null
    const after = {
      ...battle,
      active: battle.active === unit ? back : battle.active,
      paused: battle.paused.slice(0, -1),
    }
    return releaseControl(changeTurn(after, unit, { isActivated: true, isHolding }), unit)
  },
  'turn-ended': (battle) => ({
    ...battle,
    phase: 'between',
    active: null,
    paused: [],
    order: [],
    units: battle.units.map((unit) => freshTurn(unit, battle)),
  }),
  over: (battle, { reachedGoal }) => ({ ...battle, phase: 'over', active: null, paused: [], due: [], reachedGoal }),
}

/** What a unit does and where it stands. */
const UNIT_EVOLUTIONS: Evolutions<
  | 'paid'
  | 'rolled'
  | 'speed-changed'
  | 'shifted'
  | 'touched'
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
    changeUnit(battle, unit, (one) => {
      const { turn } = one
      return { ...one, turn: { ...turn, actions: turn.actions - actions, hasActed: turn.hasActed || isOwn } }
    }),
  rolled: same,
  'speed-changed': (battle, { unit, cm }) => changeTurn(battle, unit, { speedDice: cm }),
  shifted: (battle, { unit, kind }) =>
    changeUnit(battle, unit, (one) => {
      const { turn } = one
      const moves = turn.moves + (kind === 'move' || kind === 'charge' || kind === 'leave' ? 1 : 0)
      return { ...one, turn: { ...turn, moves, charges: turn.charges + (kind === 'charge' ? 1 : 0) } }
    }),
  touched: (battle, { unit, contacts }) => ({ ...battle, locks: locksWith(battle.locks, unit, contacts) }),
  'on-face': (battle, { unit, face }) => changePeople(battle, unit, (one) => ({ ...one, onFace: face })),
  succeeded: (battle, { unit }) =>
    changeUnit(battle, unit, (one) => ({ ...one, tally: { ...one.tally, hits: one.tally.hits + 1 } })),
  credited: (battle, { unit, isSection }) =>
    changeUnit(battle, unit, (one) => {
      const { kills, sectionsDestroyed } = one.tally
      const counted = isSection === true ? { sectionsDestroyed: sectionsDestroyed + 1 } : { kills: kills + 1 }
      return { ...one, tally: { ...one.tally, ...counted } }
    }),
  focused: (battle, { unit, focus }) => changeTurn(battle, unit, { focus }),
  rerolled: (battle, { unit, source }) =>
    changeUnit(battle, unit, (one) => ({ ...one, turn: { ...one.turn, rerolls: [...one.turn.rerolls, source] } })),
  struck: (battle, { unit, weapon, target }) =>
    changeUnit(battle, unit, (one) => withStreak(one, { weapon, target, turn: battle.turn })),
  spared: (battle, { unit, other }) =>
    changeUnit(battle, unit, (one) => ({ ...one, turn: { ...one.turn, spared: [...one.turn.spared, other] } })),
  marked: (battle, { unit, condition }) =>
    changeUnit(battle, unit, (one) => ({
      ...one,
      conditions: [...one.conditions.filter(({ id }) => id !== condition.id), condition],
    })),
  unmarked: (battle, { unit, condition }) =>
    changeUnit(battle, unit, (one) => ({ ...one, conditions: one.conditions.filter(({ id }) => id !== condition) })),
  changed: (battle, { unit, change }) => changeUnit(battle, unit, (one) => ({ ...one, ...change }) as BattleUnit),
}

/** What is not one unit's own. */
const TABLE_EVOLUTIONS: Evolutions<
  'asked' | 'answered' | 'zoned' | 'appeared' | 'controlled' | 'vanished' | 'split' | 'noted' | 'section-hurt'
> = {
  asked: (battle, { due }) => ({ ...battle, due: [...battle.due, due] }),
  answered: (battle, { due }) => {
    const at = battle.due.findIndex(({ ask, unit }) => ask === due.ask && unit === due.unit)
    return { ...battle, due: battle.due.filter((_one, place) => place !== at) }
  },
  zoned: (battle, { zone }) => ({ ...battle, zones: [...battle.zones, zone] }),
  controlled: (battle, { unit, by }) => takeControl(battle, unit, by),
  appeared: (battle, { unit }) => ({ ...battle, units: [...battle.units, unit] }),
  vanished: (battle, { unit }) => withoutUnit(battle, unit),
  split: (battle, { squad, characters }) => splitSquad(battle, squad, characters),
  noted: same,
  'section-hurt': (battle, { unit, section, by }) => hurtSection(battle, { unit, section, by }),
}

const EVOLUTIONS = {
  ...TURN_EVOLUTIONS,
  ...UNIT_EVOLUTIONS,
  ...MODEL_EVOLUTIONS,
  ...TABLE_EVOLUTIONS,
} satisfies Evolutions<BattleEvent['type']>

/** The battle after one event. */
export function evolve(battle: Battle, event: BattleEvent): Battle {
  const evolution = EVOLUTIONS[event.type] as (before: Battle, happened: BattleEvent) => Battle
  return evolution(battle, event)
}

function changeTurn(battle: Battle, unit: string, change: Partial<TurnOfUnit>): Battle {
  return changeUnit(battle, unit, (one) => ({ ...one, turn: { ...one.turn, ...change } }))
}

/** Nobody has done anything in a new turn; unused actions lapse, by ruling break tests are forgotten (P28-TURN-8, P28-META-11, `breakPenalty`). */
function freshTurn(unit: BattleUnit, { settings }: Battle): BattleUnit {
  const turn: TurnOfUnit = {
    ...unit.turn,
    actions: unit.actionsEach,
    isActivated: false,
    hasActed: false,
    isHolding: false,
    moves: 0,
    charges: 0,
    focus: null,
    rerolls: [],
    speedDice: 0,
    spared: [],
  }
  if (unit.kind === 'vehicle') return { ...unit, turn, hasMoved: false, boost: null, pilot: null }
  return settings.breakPenalty === 'turn' && unit.kind === 'character'
    ? { ...unit, turn, breakTests: 0 }
    : { ...unit, turn }
}

/** One turn more in a row, or the first of a new row; several hits in one turn are one (P28-WR-cumulative). */
function withStreak(
  unit: BattleUnit,
  { weapon, target, turn }: { weapon: string; target: string; turn: number },
): BattleUnit {
  const old = unit.streaks.find((one) => one.weapon === weapon && one.target === target)
  if (old?.turn === turn) return unit
  const length = old?.turn === turn - 1 ? old.length + 1 : 1
  return { ...unit, streaks: [...unit.streaks.filter((one) => one !== old), { weapon, target, turn, length }] }
}

/** Its members take its place in everything: they go on with the actions that it had, one after the other (P28-SQ-12). */
function splitSquad(battle: Battle, squad: string, characters: readonly PeopleUnit[]): Battle {
  const locks = battle.locks.flatMap(([one, other]) => {
    if (one !== squad && other !== squad) return [[one, other] as const]
    return characters.map(({ id }) => (one === squad ? ([id, other] as const) : ([one, id] as const)))
  })
  const order = battle.order.flatMap((place) =>
    place.unit === squad ? characters.map(({ id }) => ({ ...place, unit: id })) : [place],
  )
  const gone = changePeople(battle, squad, (one) => ({
    ...one,
    models: one.models.filter(({ fate }) => fate !== 'fights'),
  }))
  const [first, ...others] = characters.map(({ id }) => id)
  const isActive = battle.active === squad
  const paused = battle.paused.flatMap((id) => (id === squad ? characters.map((one) => one.id) : [id]))
  return {
    ...gone,
    locks,
    order,
    active: isActive ? (first ?? null) : battle.active,
    paused: isActive ? [...paused, ...others] : paused,
    due: battle.due.map((due) => renamed(due, squad, first ?? squad)),
    units: [...gone.units, ...characters],
  }
}

/** What was asked of a squad that broke up is asked of the first that is left of it. */
function renamed(due: Due, squad: string, id: string): Due {
  const named = due.unit === squad ? { ...due, unit: id } : due
  if ('target' in named && named.target === squad) return { ...named, target: id }
  return 'against' in named && named.against === squad ? { ...named, against: id } : named
}

/** A section as it is now: what was destroyed just now is credited, and the vehicle too where nothing is left of it (P28-VEH-DMG-3, P28-VCAMP-1). */
function hurtSection(battle: Battle, { unit, section, by }: Omit<BattleEventOf<'section-hurt'>, 'type'>): Battle {
  const before = battle.units.find(({ id }) => id === unit)
  const old = before?.kind === 'vehicle' ? before.sections.find(({ cell }) => cell === section.cell) : undefined
  if (before?.kind !== 'vehicle' || old === undefined) return battle
  const sections = before.sections.map((one) => (one === old ? section : one))
  const wasHurt = before.tally.wasHurt || section.hitPoints < old.hitPoints
  const after = changeUnit(battle, unit, () => ({ ...before, sections, tally: { ...before.tally, wasHurt } }))
  if (section.hitPoints > 0 || old.hitPoints === 0) return after
  const isWreck = sections.every(({ hitPoints }) => hitPoints === 0)
  const credited = creditSection(after, { by, side: before.side, isWreck })
  return isWreck ? offTable(credited, unit) : credited
}

/** A section, or a whole vehicle, that an enemy destroyed (P28-VCAMP-1). */
function creditSection(
  battle: Battle,
  { by, side, isWreck }: { readonly by: string | null; readonly side: string; readonly isWreck: boolean },
): Battle {
  const destroyer = battle.units.find(({ id }) => id === by)
  if (destroyer === undefined || destroyer.side === side) return battle
  const { tally } = destroyer
  const counted = {
    ...tally,
    sectionsDestroyed: tally.sectionsDestroyed + 1,
    kills: tally.kills + (isWreck ? 1 : 0),
  }
  return changeUnit(battle, destroyer.id, (one) => ({ ...one, tally: counted }))
}

/** Another side leads it for one action, over and above its own (P28-ARC-5). */
function takeControl(battle: Battle, id: string, by: string): Battle {
  const side = battle.units.find((one) => one.id === by)?.side
  const paused = battle.active === null ? battle.paused : [...battle.paused, battle.active]
  return changePeople({ ...battle, active: id, paused }, id, (one) => ({
    ...one,
    side: side ?? one.side,
    control: { by, side: one.side, turn: one.turn },
    turn: { ...one.turn, actions: 1 },
  }))
}

/** It is its own again; what it had of the turn is untouched but for its moves. */
function releaseControl(battle: Battle, id: string): Battle {
  return changePeople(battle, id, (one) => {
    if (one.control === null) return one
    const { side, turn } = one.control
    return { ...one, side, control: null, turn: { ...turn, moves: one.turn.moves } }
  })
}
