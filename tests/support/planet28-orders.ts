import { isOnTable } from '#main/games/planet28/battle/effects-in-force.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { Battle, BattleUnit, Due, PeopleUnit } from '#shared/games/planet28/battle/state.ts'

/** An order before it is parsed. */
type Loose = Readonly<Record<string, unknown>>

const FRONT = { facing: 'front', hiddenPercent: 60 }
const GROUND = ['even', 'rough', 'hazardous'] as const

/** Orders to choose from in a battle: some of them legal, wherever it stands. */
export function ordersIn(battle: Battle): BattleCommand[] {
  return looseIn(battle) as unknown as BattleCommand[]
}

function looseIn(battle: Battle): Loose[] {
  const [due] = battle.due
  const by = battle.sides[0]?.id ?? ''
  if (due !== undefined) return answersTo(battle, due)
  if (battle.phase === 'between') return [{ type: 'begin-turn', by, near: auraPairs(battle) }]
  const acting = battle.units.find(({ id }) => id === battle.active)
  const steps = battle.units
    .filter(({ turn }) => turn.isHolding)
    .map(({ id, side }) => ({ type: 'step-in', by: side, unit: id }))
  if (acting !== undefined) return [...steps, ...unitOrders(battle, acting)]
  const places = battle.order.flatMap(({ unit }) => {
    const side = battle.units.find(({ id }) => id === unit)?.side
    return [
      { type: 'activate', by: side, unit },
      { type: 'put-later', by: side, unit },
    ]
  })
  return [...steps, ...places, { type: 'end-turn', by }]
}

/** Everybody stands near the first of its side and the first of the other. */
function auraPairs({ units }: Battle): Loose[] {
  const bearers = units.slice(0, 4)
  return bearers.flatMap(({ id }) => units.flatMap((one) => (one.id === id ? [] : [{ bearer: id, unit: one.id }])))
}

function answersTo(battle: Battle, due: Due): Loose[] {
  const unit = battle.units.find(({ id }) => id === due.unit)
  const base = { by: unit?.side, unit: due.unit }
  switch (due.ask) {
    case 'retreat':
      return [false, true].map((isAtEdge) => ({ type: 'retreat', ...base, cm: 0, isAtEdge }))
    case 'free-fight':
      return ['fist', null].map((weapon) => ({ type: 'free-fight', ...base, weapon, hull: FRONT }))
    case 'depart':
      if (unit?.kind === 'vehicle') return [{ type: 'back-off', ...base, cm: 2, ground: 'even', wishes: [] }]
      return [{ type: 'depart', ...base, said: { cm: 0, ground: [], contacts: [] } }]
    case 'push':
      return [0, 3].map((cm) => ({ type: 'push', ...base, cm: Math.min(cm, due.cm), contacts: [], dropCm: cm * 4 }))
    case 'charge-fight':
      return unit === undefined ? [] : fights(battle, unit, [due.target])
  }
}

function fights(battle: Battle, unit: BattleUnit, targets: readonly string[]): Loose[] {
  if (unit.kind === 'vehicle')
    return targets.flatMap((target) =>
      [undefined, { counter: 'fist' }, { counter: 'hull' }].map((answer) => ({
        type: 'vehicle-fight',
        by: unit.side,
        unit: unit.id,
        target,
        hull: FRONT,
        ownHull: FRONT,
        ...(answer === undefined ? {} : { answer }),
      })),
    )
  const models = unit.models.filter(({ fate }) => fate === 'fights')
  const weapons = [...new Set(['fist', ...models.flatMap(({ hands }) => hands)])]
  const answers = [undefined, { counter: 'fist' }, { block: true }, { block: true, counter: 'dagger' }]
  return targets.flatMap((target) =>
    weapons.flatMap((weapon) =>
      answers.map((answer) => ({
        type: 'fight',
        by: unit.side,
        unit: unit.id,
        target,
        strikes: models.map(({ id: model, hands }) => ({ model, weapon: hands.includes(weapon) ? weapon : 'fist' })),
        distanceCm: 4,
        hull: FRONT,
        ...(answer === undefined ? {} : { answer }),
      })),
    ),
  )
}

function unitOrders(battle: Battle, unit: BattleUnit): Loose[] {
  const base = { by: unit.side, unit: unit.id }
  const foes = battle.units.filter((one) => one.side !== unit.side && isOnTable(one)).map(({ id }) => id)
  const rests = ['hold', 'end-activation', 'end-activation'].map((type) => ({ type, ...base }))
  return unit.kind === 'vehicle'
    ? [...vehicleOrders(base, foes), ...fights(battle, unit, foes), ...rests]
    : [...peopleOrders(battle, unit, foes), ...fights(battle, unit, foes), ...rests]
}

function peopleOrders(battle: Battle, unit: PeopleUnit, foes: readonly string[]): Loose[] {
  const base = { by: unit.side, unit: unit.id }
  const models = unit.models.filter(({ fate }) => fate === 'fights')
  const guns = [...new Set(models.flatMap(({ hands }) => hands))]
  const everybody = battle.units.map(({ id }) => id)
  const bystanders = everybody.slice(0, 3).map((id) => ({ unit: id, distanceCm: 4, hull: FRONT }))
  return [
    ...GROUND.map((ground) => ({ type: 'move', ...base, said: { cm: 4, ground: [ground], contacts: [] } })),
    { type: 'move', ...base, said: { cm: 2, ground: [], contacts: [], climb: { faceCm: 12, toCm: 12 } } },
    ...foes.map((charge) => ({ type: 'move', ...base, charge, said: { cm: 3, ground: [], contacts: [charge] } })),
    ...foes.flatMap((target) =>
      guns.map((weapon) => ({
        type: 'shoot',
        ...base,
        target,
        strikes: models.filter(({ hands }) => hands.includes(weapon)).map(({ id: model }) => ({ model, weapon })),
        said: { distanceCm: 5, isSeen: true, cover: 'part', heightCm: 6 },
        bystanders,
        hull: FRONT,
      })),
    ),
    ...models.flatMap(({ id: model, empty }) => empty.map((weapon) => ({ type: 'reload', ...base, model, weapon }))),
    ...models.map(({ id: model, equipment }) => ({
      type: 'take-in-hand',
      ...base,
      model,
      hands: equipment.slice(0, 1),
    })),
    ...everybody.flatMap((target) => powers(unit, { ...base, target })),
    { type: 'recover', ...base },
    ...unit.conditions.map(({ id: condition }) => ({ type: 'put-out', ...base, condition })),
    { type: 'universal', ...base, text: 'Search', actions: 1, skill: 'AW', hitPoints: 1 },
    { type: 'disembark', ...base },
    { type: 'embark', ...base, vehicle: `${unit.side}-tank`, cell: 'D4' },
  ]
}

function powers(unit: PeopleUnit, base: Loose): Loose[] {
  const items = [...new Set(unit.models.flatMap(({ equipment }) => equipment))]
  return [
    ...unit.profile.abilities.map((ability) => ({ type: 'ability', ...base, ability, isSeen: true, distanceCm: 0 })),
    ...unit.arcana.map((arcana) => ({ type: 'cast', ...base, arcana, isSeen: true, near: [] })),
    ...items.map((item) => ({ type: 'item', ...base, item, distanceCm: 0 })),
  ]
}

function vehicleOrders(base: Loose, foes: readonly string[]): Loose[] {
  const drives = GROUND.map((ground) => ({
    type: 'drive',
    ...base,
    cm: 6,
    turnDegrees: 0,
    isBackwards: false,
    ground,
    wishes: [],
  }))
  const way = { cm: 4, turnDegrees: 0, isBackwards: false, ground: 'even', wishes: [] }
  const shots = foes.flatMap((target) =>
    ['C4', 'C2'].map((cell) => ({
      type: 'fire',
      ...base,
      shots: [{ cell, target, said: { distanceCm: 9, isSeen: true, cover: 'part' }, hull: FRONT }],
    })),
  )
  return [
    ...drives,
    ...shots,
    ...foes.map((charge) => ({ type: 'ram', ...base, ...way, charge, contacts: [charge] })),
    { type: 'break-away', ...base },
    { type: 'load-mounts', ...base, cells: ['C2'] },
    { type: 'mend', ...base, cell: 'C3' },
    { type: 'drop', ...base, dropCm: 9, wishes: [] },
    ...['right', 'boost', 'steady', 'lay-smoke'].map((type) => ({ type, ...base })),
  ]
}
