import type { Dice } from '#main/games/kit/dice.ts'
import { type JsonRecord, parseNumber, parseRecord, parseText } from '#main/games/kit/json.ts'
import { type VectorExampleRunner, VectorRefusal } from '#main/games/kit/vector-game.ts'
import { decide } from '#main/games/planet28/battle/decide.ts'
import { rollSkill, rollSum } from '#main/games/planet28/battle/rolls/rolls.ts'
import { listSkillParts } from '#main/games/planet28/battle/rolls/skills.ts'
import { rollShot } from '#main/games/planet28/battle/shoot/resolve-shot.ts'
import {
  applyDamageToVehicle,
  rollDamageAfterCover,
} from '#main/games/planet28/battle/vehicles/apply-damage-to-vehicle.ts'
import { computeBoostedSpeed, getBoostResult } from '#main/games/planet28/battle/vehicles/boost.ts'
import { isShaken, needsVehicleBreakTest } from '#main/games/planet28/battle/vehicles/break-rules.ts'
import { rollVehicleBreakTest } from '#main/games/planet28/battle/vehicles/break-tests.ts'
import { isHiddenPercentCover } from '#main/games/planet28/battle/vehicles/cover.ts'
import { resolveVehicleFall } from '#main/games/planet28/battle/vehicles/falls.ts'
import { getVehicle } from '#main/games/planet28/battle/vehicles/get-vehicle.ts'
import { getMaxShots, listWorkingMounts } from '#main/games/planet28/battle/vehicles/mounts.ts'
import { findVehicleMoveRefusal } from '#main/games/planet28/battle/vehicles/moves.ts'
import { resolveSabotage, findSabotageEffect } from '#main/games/planet28/battle/vehicles/sabotage.ts'
import { getVehicleSizeProfile } from '#main/games/planet28/rules/vehicle-stats.ts'
import type { UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { CORE_PLACED_SECTIONS } from '#shared/games/planet28/placed-section.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { VEHICLE_ABILITIES } from '#shared/games/planet28/tables/vehicle-abilities.ts'
import { VEHICLE_SIZES, type VehicleSize } from '#shared/games/planet28/tables/vehicle-sections.ts'
import { VEHICLE_TRAITS } from '#shared/games/planet28/tables/vehicle-traits.ts'
import { type Cell, listCellFacings, getMaxSections } from '#shared/games/planet28/vehicle-grid.ts'
import { parseIdIn, parseIdsIn, parseNumbers, parseRecords, parseRules } from '../parse-given.ts'
import { placeSections } from '../place-sections.ts'
import {
  beginFirstTurn,
  createExampleBattle,
  createExampleCharacterOptions,
  runInBattle,
  runCommandInBattle,
  getPeopleUnitInBattle,
  type ExampleBattleResult,
} from './example-battle.ts'

/** Worked examples of vehicles in battle (pp. 34-43, 73). */
export const battleVehicleVectors: Readonly<Record<string, VectorExampleRunner>> = {
  'vehicle-shoot': answerShoot,
  'vehicle-fight': answerFight,
  'vehicle-charge': answerCharge,
  'vehicle-cover': answerCover,
  'vehicle-damage': answerDamage,
  'vehicle-fall': answerFall,
  sabotage: answerSabotage,
  'vehicle-break': answerBreak,
  'vehicle-move': answerMove,
  'turbo-boost': answerBoost,
}

type VehicleOptions = Extract<UnitOptions, { kind: 'vehicle' }>

/** A vehicle with these sections in addition to the core ones. */
function vehicle(
  sections: VehicleOptions['profile']['sections'],
  more: Partial<VehicleOptions['profile']> = {},
): VehicleOptions {
  const profile = { type: 'ground', A: 2, S: 2, sections, traits: [], abilities: [], weapons: [], ...more }
  const kept = { lostCells: [], damaged: [], stock: [], isFlying: false, lasting: [], warbandId: null }
  return { kind: 'vehicle', id: 'v', name: 'v', side: 'v', profile, ...kept }
}

/** The given number of sections in their default cells. The added ones are crew, whose number is unlimited. */
function crewed(count: number, settings: JsonRecord): VehicleOptions['profile']['sections'] {
  const sections = placeSections(
    Array.from({ length: count - CORE_PLACED_SECTIONS.length }, () => 'crew'),
    parseRules(settings),
  )
  if (sections === null) throw new Error(`No place for ${count} sections`)
  return [...sections]
}

/** Runs an operation on a vehicle in its turn. */
function play(unit: VehicleOptions, settings: JsonRecord, dice: Dice) {
  const battle = beginFirstTurn(createExampleBattle([unit], settings, dice), unit.id)
  return (before: Battle | null, act: Parameters<typeof runInBattle>[2]): ExampleBattleResult =>
    runInBattle(before ?? battle, dice, act)
}

/** Answers a ram: the damage of the impact, and that it cannot be blocked. */
function answerCharge(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  const foe = createExampleCharacterOptions('foe', parseRecord(given['target'], 'target'))
  const start = beginFirstTurn(createExampleBattle([vehicle([...CORE_PLACED_SECTIONS]), foe], settings, dice), 'v')
  const path = { cm: 5, turnDegrees: 0, isBackwards: false, ground: 'even', wishes: [] } as const
  const ram = { by: 'v', type: 'ram', unit: 'v', charge: 'foe', contacts: ['foe'], ...path } as const
  const { battle } = runCommandInBattle(start, { ...ram, contacts: ['foe'], wishes: [] }, dice)
  const [model] = getPeopleUnitInBattle(battle, 'foe').models
  const blow = { by: 'v', type: 'vehicle-fight', unit: 'v', target: 'foe', answer: { block: true } } as const
  const { ok } = decide(battle, blow, dice)
  return { blockAllowed: ok, damage: (model?.start ?? 0) - (model?.hitPoints ?? 0) }
}

/** Answers a Shoot action with the given number of crew, or one shot of a vehicle that drove before it. */
function answerShoot(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  if (given['cases'] !== undefined) {
    const shots = parseRecords(given['cases'], 'cases').map((item) =>
      getMaxShots(parseNumber(item['crew'], 'crew'), parseNumber(item['weapons'], 'weapons')),
    )
    return { shots }
  }
  const sections = [
    ...CORE_PLACED_SECTIONS,
    { cell: 'C4', section: 'hard-point', weapon: 'heavy-machine-gun' } as const,
  ]
  const tank = vehicle(sections, { S: parseNumber(given['S'], 'S') })
  const battle = beginFirstTurn(
    createExampleBattle([tank, createExampleCharacterOptions('foe', {})], settings, dice),
    'v',
  )
  const moves: Readonly<Record<string, number>> = {
    v: parseNumber(given['ownMoves'], 'ownMoves'),
    foe: parseNumber(given['targetMoves'], 'targetMoves'),
  }
  const units = battle.units.map((unit) => ({ ...unit, turn: { ...unit.turn, moves: moves[unit.id] ?? 0 } }))
  const heightCm = parseNumber(given['targetAboveCm'], 'targetAboveCm')
  const measured = { distanceCm: 10, isSeen: true, cover: 'none', heightCm } as const
  const shot = { by: 'v', weapon: listWorkingMounts(getVehicle({ battle }, 'v'), parseRules(settings))[0]?.weapon }
  let isHit = false
  const { rolls } = runInBattle({ ...battle, units }, dice, (transaction) => {
    if (shot.weapon === undefined) throw new Error('The vehicle has no weapon')
    const how = { target: 'foe', said: measured, distanceCm: measured.distanceCm }
    const fired = { by: 'v', weapon: shot.weapon, how }
    isHit = rollShot(transaction, fired, { moves: 0, wish: undefined })
  })
  return { target: rolls[0]?.target, hit: isHit }
}

function answerFight(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  const rules = parseRules(settings)
  if (given['sizes'] !== undefined) {
    const sizes = sizesIn(given['sizes']).map((size) =>
      getVehicleSizeProfile(getMaxSections(size, rules.settings.gridPreset), rules),
    )
    return { F: sizes.map(({ F }) => F), damage: sizes.map(({ damage }) => damage) }
  }
  const size = parseIdIn(VEHICLE_SIZES, given['size'], 'size')
  const unit = vehicle(crewed(getMaxSections(size, rules.settings.gridPreset), settings))
  let answer = { hit: false, raw: 0 }
  play(
    unit,
    settings,
    dice,
  )(null, (transaction) => {
    const rolled = getVehicle(transaction, unit.id)
    const roll = { unit: rolled, skill: 'F', label: 'Fighting', rule: 'P28-VEH-FIGHT-1' } as const
    const { isSuccess } = rollSkill(transaction, {
      ...roll,
      parts: listSkillParts(transaction, { unit: rolled, skill: 'F' }),
    })
    const damage = {
      unit: unit.id,
      label: 'Damage',
      rule: 'P28-VEH-PROF-1',
      dice: getVehicleSizeProfile(unit.profile.sections.length, rules).damage,
    }
    answer = { hit: isSuccess, raw: isSuccess ? rollSum(transaction, damage) : 0 }
  })
  return answer
}

function sizesIn(value: unknown): VehicleSize[] {
  return parseIdsIn(VEHICLE_SIZES, value, 'sizes')
}

function answerCover(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  if (given['cases'] !== undefined) {
    const cover = parseRecords(given['cases'], 'cases').map(({ size, hiddenPct }) =>
      isHiddenPercentCover(parseIdIn(VEHICLE_SIZES, size, 'size'), parseNumber(hiddenPct, 'hiddenPct')),
    )
    return { cover }
  }
  const raw = parseNumber(given['rawDamage'], 'rawDamage')
  let damage = raw
  play(
    vehicle(crewed(4, settings)),
    settings,
    dice,
  )(null, (transaction) => {
    damage = rollDamageAfterCover(transaction, 'v', raw)
  })
  return { damage }
}

/** Sections of a medium vehicle with two of them on one side. */
const PLACES: Readonly<Record<string, { readonly cell: Cell; readonly section: string }>> = {
  plate: { cell: 'E3', section: 'armour-plating' },
  gun: { cell: 'E4', section: 'hard-point' },
}

function answerDamage(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  const stated = parseRecords(given['sections'], 'sections').map(({ id, hp: left }) => ({
    name: parseIdIn(PLACES, id, 'section'),
    left: left === undefined ? null : parseNumber(left, 'hp'),
  }))
  const names = stated.map(({ name }) => name)
  const facing = parseText(given['facing'], 'facing')
  if (facing !== 'right') throw new Error(`The example's sections stand on the right, not on the ${facing}`)
  const placed = names.map((name) => PLACES[name]).filter((candidate) => candidate !== undefined)
  const tank = vehicle([...crewed(4, settings), ...placed])
  const start = withHitPoints(beginFirstTurn(createExampleBattle([tank], settings, dice), tank.id), stated)
  const happens = (before: Battle | null, act: Parameters<typeof runInBattle>[2]) =>
    runInBattle(before ?? start, dice, act)
  const hits = parseRecords(given['hits'], 'hits')
  const stages = hits.map((_hit, at) => {
    const before = hits.slice(0, at + 1)
    return before.reduce<Battle | null>(
      (battle, hit) => happens(battle, (transaction) => strike(transaction, hit)).battle,
      null,
    )
  })
  const hitPointsAt = (battle: Battle | null) =>
    Object.fromEntries(names.map((name) => [name, hitPointsIn(battle, PLACES[name]?.cell)]))
  const hp = stages.map(hitPointsAt)
  return { hp, destroyed: names.filter((name) => hp.at(-1)?.[name] === 0) }
}

/** Sets the remaining hit points that an example gives for some sections. */
function withHitPoints(
  battle: Battle,
  stated: readonly { readonly name: string; readonly left: number | null }[],
): Battle {
  const left = new Map(stated.map(({ name, left: hitPoints }) => [PLACES[name]?.cell, hitPoints]))
  const units = battle.units.map((unit) =>
    unit.kind === 'vehicle'
      ? {
          ...unit,
          sections: unit.sections.map((section) => ({
            ...section,
            hitPoints: left.get(section.cell) ?? section.hitPoints,
          })),
        }
      : unit,
  )
  return { ...battle, units }
}

function strike(transaction: Parameters<Parameters<typeof runInBattle>[2]>[0], hit: JsonRecord): void {
  const wishes = [hit['choose'], hit['then']].flatMap((name) => PLACES[String(name)]?.cell ?? [])
  applyDamageToVehicle(transaction, {
    vehicle: 'v',
    points: parseNumber(hit['damage'], 'damage'),
    facing: 'right',
    wishes,
    by: null,
  })
}

function hitPointsIn(battle: Battle | null, cell: Cell | undefined): number | undefined {
  return battle === null
    ? undefined
    : getVehicle({ battle }, 'v').sections.find((section) => section.cell === cell)?.hitPoints
}

function answerFall(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  const unit = vehicle(crewed(16, settings))
  const dropCm = parseNumber(given['heightCm'], 'heightCm')
  const { battle } = play(
    unit,
    settings,
    dice,
  )(null, (transaction) => resolveVehicleFall(transaction, { vehicle: 'v', dropCm, wishes: [] }))
  const lost = getVehicle({ battle }, 'v').sections.filter(({ hitPoints, start }) => hitPoints < start)
  const damage = lost.reduce((sum, { hitPoints, start }) => sum + start - hitPoints, 0)
  const [cell] = lost.map((section) => section.cell)
  const [facing] = cell === undefined ? [] : listCellFacings(cell, parseRules(settings).settings)
  const { actions } = getVehicle({ battle }, 'v').turn
  const upright = runCommandInBattle(battle, { by: 'v', type: 'right', unit: 'v' }, dice).battle
  return { facing, damage, actionToRight: actions - getVehicle({ battle: upright }, 'v').turn.actions }
}

function answerSabotage(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  let answer: { readonly facing: string; readonly turns: number } | null = null
  const skill = findSabotageEffect(['sabotage'], parseRules(settings))
  if (skill === null) throw new Error('There are no saboteurs')
  if (parseNumber(given['distanceCm'], 'distanceCm') > skill.reachCm)
    throw new VectorRefusal({ code: 'out-of-reach', message: 'The vehicle is out of reach', rule: 'P28-AB-sabotage' })
  play(
    vehicle(crewed(16, settings)),
    settings,
    dice,
  )(null, (transaction) => {
    answer = resolveSabotage(transaction, { by: 'v', vehicle: 'v', wishes: [], skill })
  })
  return answer
}

function answerBreak(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  const { settings: rulings } = parseRules(settings)
  const built = parseNumber(given['built'], 'built')
  const remaining = parseNumbers(given['remaining'], 'remaining')
  const traits = parseIdsIn(VEHICLE_TRAITS, given['traits'], 'traits')
  const left = remaining.at(-1) ?? built
  const happens = play(withLosses(given, { built, left, traits }, settings), settings, dice)
  const tests = 1 + (given['retries'] === undefined ? 0 : parseNumber(given['retries'], 'retries'))
  const nerves: { isPassed: boolean; failedTests: number; isDerelict: boolean }[] = []
  let battle: Battle | null = null
  for (let test = 0; test < tests; test += 1) {
    let isPassed = false
    battle = happens(battle, (transaction) => {
      isPassed = rollVehicleBreakTest(transaction, getVehicle(transaction, 'v'))
    }).battle
    const { failedTests, isDerelict } = getVehicle({ battle }, 'v')
    nerves.push({ isPassed, failedTests, isDerelict })
  }
  return {
    testNeeded: remaining.map((sections) => needsVehicleBreakTest(built, sections, rulings)),
    passed: nerves.at(-1)?.isPassed,
    shaken: nerves.map(isShaken),
    derelict: nerves.at(-1)?.isDerelict,
  }
}

/** Reduces the vehicle to the given numbers of sections and of crew among them. */
function withLosses(
  given: JsonRecord,
  { built, left, traits }: { readonly built: number; readonly left: number; readonly traits: readonly string[] },
  settings: JsonRecord,
): VehicleOptions {
  const crew = given['crewLeft'] === undefined ? 1 : parseNumber(given['crewLeft'], 'crewLeft')
  const others = Array.from({ length: built - CORE_PLACED_SECTIONS.length - (crew - 1) }, () => 'radio')
  const bought = [...Array.from({ length: crew - 1 }, () => 'crew'), ...others]
  const sections = placeSections(bought, parseRules(settings)) ?? []
  const unit = vehicle([...sections], { traits: [...traits] })
  const kept = sections.filter(({ section }) => section !== 'radio')
  const lost = [...kept, ...sections.filter(({ section }) => section === 'radio')].slice(left)
  return { ...unit, lostCells: lost.map(({ cell }) => cell) }
}

function answerMove(given: JsonRecord, settings: JsonRecord) {
  const rules: Rules = parseRules(settings)
  const legal = parseRecords(given['cases'], 'cases').map((item) => {
    const size = parseIdIn(VEHICLE_SIZES, item['size'], 'size')
    const [speedCm, moveCm, turnDegrees] = ['speedCm', 'moveCm', 'turnDeg'].map((name) => parseNumber(item[name], name))
    const move = { size, speedCm: speedCm ?? 0, moveCm: moveCm ?? 0, turnDegrees: turnDegrees ?? 0 }
    return findVehicleMoveRefusal(move, rules) === null
  })
  return { legal }
}

function answerBoost(given: JsonRecord, _settings: JsonRecord, dice: Dice) {
  const [die, stallsOn] = [
    VEHICLE_ABILITIES['turbo-boost'].values.boostOn[1],
    VEHICLE_ABILITIES['turbo-boost'].values.stallOn,
  ]
  const boost = getBoostResult(dice.die(die), { stallsOn })
  return { moveCm: computeBoostedSpeed(parseNumber(given['speedCm'], 'speedCm'), boost), stalled: boost === 'stalled' }
}
