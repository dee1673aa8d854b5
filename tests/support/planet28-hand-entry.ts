import type { BattleEvent } from '#shared/games/planet28/battle/events.ts'
import type { BattleOptions, UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { CharacterOrSquadUnit, VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import type { BattleRecord, UnitTally } from '#shared/games/planet28/campaign/battle-record.ts'

// An observer with paper and pencil: what they heard and what they see at the end, in the form that is entered by hand.

/** What was heard about a unit, and about former members of its squad. */
function heard(id: string, events: readonly BattleEvent[]) {
  const isIts = (unit: string) => unit === id || (unit.startsWith(`${id}.`) && !unit.includes('+'))
  const marks = { hits: 0, kills: 0, sections: 0, wasHurt: false, uses: new Map<string, number>() }
  for (const event of events) {
    if (event.type === 'succeeded' && isIts(event.unit)) marks.hits += 1
    if (event.type === 'credited' && isIts(event.unit)) {
      if (event.isSection === true) marks.sections += 1
      else marks.kills += 1
    }
    if (event.type === 'hurt' && isIts(event.unit)) marks.wasHurt = true
    if (event.type === 'used' && isIts(event.unit)) marks.uses.set(event.item, (marks.uses.get(event.item) ?? 0) + 1)
  }
  return marks
}

type Marks = ReturnType<typeof heard>

/** Kills and destroyed sections, credited to attackers of another side. */
function scores(battle: Battle, events: readonly BattleEvent[], marks: ReadonlyMap<string, Marks>): void {
  const sideOf = (id: string) =>
    battle.units.find((unit) => unit.id === id)?.side ?? battle.units.find((unit) => id.startsWith(`${unit.id}.`))?.side
  const markOf = (id: string) => marks.get(id) ?? [...marks].find(([unit]) => id.startsWith(`${unit}.`))?.[1]
  const left = new Map<string, number>()
  for (const unit of battle.units)
    if (unit.kind === 'vehicle')
      for (const { cell, hitPoints } of unit.sections) left.set(`${unit.id} ${cell}`, hitPoints)
  for (const event of events) {
    if (
      event.type === 'lost' &&
      event.fate === 'slain' &&
      event.by !== null &&
      sideOf(event.by) !== sideOf(event.unit)
    ) {
      const mark = markOf(event.by)
      if (mark !== undefined) mark.kills += 1
    }
    if (event.type !== 'section-hurt') continue
    const key = `${event.unit} ${event.section.cell}`
    const before = left.get(key) ?? 0
    left.set(key, event.section.hitPoints)
    const own = markOf(event.unit)
    if (event.section.hitPoints < before && own !== undefined) own.wasHurt = true
    const mark = event.by === null || sideOf(event.by) === sideOf(event.unit) ? undefined : markOf(event.by)
    if (event.section.hitPoints > 0 || before === 0 || mark === undefined) continue
    mark.sections += 1
    if ([...left].every(([place, points]) => !place.startsWith(`${event.unit} `) || points === 0)) mark.kills += 1
  }
}

/** The battle as entered by hand, from what was heard at each command and what is on the table. */
export function createHandEnteredRecord(
  options: BattleOptions,
  start: Battle,
  end: Battle,
  events: readonly BattleEvent[],
): BattleRecord {
  const marks = new Map(options.units.map(({ id }) => [id, heard(id, events)]))
  scores(start, events, marks)
  const over = events.findLast((event) => event.type === 'over')
  return {
    play: options.play,
    turns: end.turn,
    goal: options.goal,
    sides: options.sides.map(({ id, name, isEnemy, warbandIds }) => {
      const reachedGoal = over?.type === 'over' && over.reachedGoal.includes(id)
      return { name, isEnemy, warbandIds, reachedGoal, strangers: { models: 0, destroyed: 0 } }
    }),
    tallies: options.units.map((unit) => typedTally(unit, end, marks.get(unit.id) ?? heard(unit.id, []))),
  }
}

function typedTally(unit: UnitOptions, { units }: Battle, marks: Marks): UnitTally {
  const { id: unitId, name, kind } = unit
  const { hits, kills, wasHurt } = marks
  const base = { unitId, warbandId: unit.warbandId ?? '', name, hits, kills }
  const there = units.filter(
    ({ id, copyOf }) => copyOf === null && (id === unitId || (kind === 'squad' && id.startsWith(`${unitId}.`))),
  )
  const hull = there.find((battleUnit): battleUnit is VehicleUnit => battleUnit.kind === 'vehicle')
  if (hull !== undefined) return { ...base, ...typedHull(hull), wasHurt, sectionsDestroyed: marks.sections }
  const models = there
    .filter((battleUnit): battleUnit is CharacterOrSquadUnit => battleUnit.kind !== 'vehicle')
    .flatMap((peopleUnit) => peopleUnit.models)
  for (const { pool, poolArmour } of models)
    if (pool === 0 && poolArmour !== null) marks.uses.set(poolArmour, (marks.uses.get(poolArmour) ?? 0) + 1)
  const left = models.filter(({ fate }) => fate === 'fights')
  const points = left.reduce((sum, { hitPoints }) => sum + hitPoints, 0)
  const isHurtAtEnd = models.some(
    (model) => model.hitPoints < model.start || (kind === 'squad' && model.fate !== 'fights'),
  )
  const uses = marks.uses.size === 0 ? {} : { uses: Object.fromEntries(marks.uses) }
  const people = { ...base, wasHurt: wasHurt || isHurtAtEnd, isHurtAtEnd, ...uses }
  if (kind === 'squad')
    return { ...people, kind: 'squad', fate: 'stood', lost: models.length - left.length, hitPointsLeft: points }
  const [model] = models
  const fate = model?.fate === 'slain' ? 'fell' : model?.fate === 'fled' ? 'fled' : 'stood'
  return { ...people, kind: 'character', fate }
}

function typedHull({ sections, isDerelict }: VehicleUnit) {
  const standing = sections.filter(({ hitPoints }) => hitPoints > 0)
  const fate = standing.length === 0 ? 'destroyed' : isDerelict ? 'derelict' : 'stood'
  return {
    kind: 'vehicle',
    fate,
    isHurtAtEnd: sections.some(({ hitPoints, start }) => hitPoints < start),
    lostCells: sections.filter(({ hitPoints }) => hitPoints === 0).map(({ cell }) => cell),
    damaged: standing
      .filter(({ hitPoints, start }) => hitPoints < start)
      .map(({ cell, hitPoints }) => ({ cell, hitPoints })),
  } as const
}
