import type { Dice } from '#main/games/kit/dice.ts'
import type { BattleOptions, UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type {
  Battle,
  BattleUnit,
  Model,
  PeopleUnit,
  TurnOfUnit,
  VehicleUnit,
} from '#shared/games/planet28/battle/state.ts'
import { sectionRow } from '#shared/games/planet28/placed-section.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { ARCANA } from '#shared/games/planet28/tables/arcana.ts'
import { rowIds } from '#shared/games/planet28/tables/row.ts'
import { gameLength } from '../rules/game-length.ts'
import { countHands, weaponsOf } from '../rules/hands.ts'
import { HERO_ACTIONS } from '../rules/lone-hero.ts'
import { rollDice } from '../rules/roll-dice.ts'
import { readSettings } from '../settings.ts'
import { armourEffects, ofShape, traitEffects } from './effects-in-force.ts'
import { rulesOf } from './scene.ts'

/** Actions of a unit in a turn (P28-TURN-1). */
const ACTIONS = 2

const NOTHING_DONE: Omit<TurnOfUnit, 'actions'> = {
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

/** The battle before its first turn: its length, arcane powers and living armour are rolled (P28-SET-1, P28-TURN-9). */
export function setUp(options: BattleOptions, dice: Dice): Battle {
  const { play, goal, sides, house } = options
  const settings = readSettings(options.settings)
  const rules = rulesOf({ settings, house })
  const turns = options.turns ?? gameLength(dice).turns
  return {
    settings,
    house,
    play,
    goal,
    sides,
    units: options.units.map((unit) => unitFrom(unit, { options, rules, dice })),
    ...(options.guide !== undefined && { guide: options.guide }),
    phase: 'between',
    turn: 0,
    turns,
    order: [],
    active: null,
    paused: [],
    locks: [],
    near: [],
    zones: [],
    due: [],
    reachedGoal: [],
  }
}

interface Making {
  readonly options: BattleOptions
  readonly rules: Rules
  readonly dice: Dice
}

function unitFrom(unit: UnitOptions, making: Making): BattleUnit {
  const actionsEach = isLoneHero(unit, making.options) ? HERO_ACTIONS : ACTIONS
  const { id, name, side, warbandId, lasting } = unit
  const base = {
    id,
    name,
    side,
    warbandId,
    squadId: null,
    copyOf: null,
    lasting,
    actionsEach,
    conditions: [],
    turn: { ...NOTHING_DONE, actions: actionsEach },
    tally: { hits: 0, kills: 0, wasHurt: false, sectionsDestroyed: 0, uses: {} },
    streaks: [],
  }
  return unit.kind === 'vehicle'
    ? { ...base, ...vehicleParts(unit, making.rules) }
    : { ...base, ...peopleParts(unit, making), isLoneHero: actionsEach === HERO_ACTIONS }
}

/** One character alone on a side that players lead against enemies of the list (P28-SOLO-4). */
function isLoneHero(unit: UnitOptions, { play, sides, units }: BattleOptions): boolean {
  const isEnemy = sides.find(({ id }) => id === unit.side)?.isEnemy ?? false
  const own = units.filter(({ side }) => side === unit.side)
  return play === 'solo' && !isEnemy && unit.kind === 'character' && own.length === 1
}

type PeopleOptions = Exclude<UnitOptions, { kind: 'vehicle' }>

function peopleParts(unit: PeopleOptions, making: Making) {
  const { kind, profile, usesBefore, id } = unit
  const { skills, hitPoints, traits, abilities } = profile
  const kits = unit.kind === 'character' ? [unit.profile.equipment] : kitsOf(unit.profile.loadouts)
  return {
    kind,
    profile: { skills, hitPoints, traits, abilities },
    models: kits.map((equipment, at) => {
      const hands = (unit.kind === 'character' ? unit.hands : undefined) ?? firstHands(traits, equipment, making.rules)
      return modelFrom({ id: `${id}.${at + 1}`, start: hitPoints, equipment, hands }, making)
    }),
    isBroken: false,
    breakTests: 0,
    isFreshWound: false,
    standsFirm: false,
    onFace: null,
    control: null,
    arcana: drawArcana(traits, making),
    usesBefore,
    aboard: null,
  } satisfies Partial<PeopleUnit>
}

function kitsOf(loadouts: readonly { readonly members: number; readonly equipment: readonly string[] }[]) {
  return loadouts.flatMap(({ members, equipment }) => Array.from({ length: members }, () => equipment))
}

/** As many of the weapons, in their order, as there are hands; integral ones first (P28-WEAP-5, P28-WEAP-7). */
function firstHands(traits: readonly string[], equipment: readonly string[], rules: Rules): string[] {
  let free = countHands(traits, rules)
  const weapons = weaponsOf(equipment, rules).toSorted(
    (one, other) => Number(other.staysInHand) - Number(one.staysInHand),
  )
  return weapons.flatMap(({ id, hands }) => {
    if (hands > free) return []
    free -= hands
    return [id]
  })
}

/** Every weapon that takes ammunition is loaded from the stock as far as that goes; by ruling the first round is free (P28-WEAP-3, `firstRound`). */
function loadAll(equipment: readonly string[], rules: Rules): Pick<Model, 'empty' | 'freeRounds'> {
  const needs = weaponsOf(equipment, rules).flatMap(({ id, row }) =>
    row.ammo === null ? [] : [{ weapon: id, ammo: row.ammo }],
  )
  if (rules.settings.firstRound === 'free') return { empty: [], freeRounds: needs.map(({ weapon }) => weapon) }
  const stock = [...equipment]
  const empty = needs.flatMap(({ weapon, ammo }) => {
    const at = stock.indexOf(ammo)
    if (at < 0) return [weapon]
    stock.splice(at, 1)
    return []
  })
  return { empty, freeRounds: [] }
}

/** A model before anything happened to it. */
function modelFrom(
  { id, start, equipment, hands }: Pick<Model, 'id' | 'start' | 'equipment' | 'hands'>,
  { rules, dice }: Making,
): Model {
  const [soaks] = equipment.flatMap((armour) =>
    ofShape(armourEffects(armour, rules), 'soaks').map(({ effect }) => ({ armour, dice: effect.dice })),
  )
  return {
    id,
    hitPoints: start,
    start,
    fate: 'fights',
    equipment,
    hands,
    ...loadAll(equipment, rules),
    pool: soaks === undefined ? null : rollDice(soaks.dice, dice),
    poolArmour: soaks?.armour ?? null,
    isWounded: false,
    lostTo: null,
    isApart: false,
  }
}

/** The arcane powers of a game, each of 1D12: those that came already are rolled again, by ruling they stay (P28-TR-minor-arcana, `arcanaDuplicates`). */
function drawArcana(traits: readonly string[], { rules, dice }: Pick<Making, 'rules' | 'dice'>): string[] {
  const count = ofShape(traitEffects(traits, rules), 'draws-arcana').reduce((sum, { effect }) => sum + effect.count, 0)
  const powers = rowIds(ARCANA)
  const drawn: string[] = []
  while (drawn.length < Math.min(count, powers.length)) {
    const face = dice.die(powers.length)
    const power = powers.find((id) => ARCANA[id].roll === face)
    if (power === undefined) continue
    if (rules.settings.arcanaDuplicates === 'keep' || !drawn.includes(power)) drawn.push(power)
  }
  return drawn
}

function vehicleParts(unit: Extract<UnitOptions, { kind: 'vehicle' }>, rules: Rules) {
  const { profile, lostCells, damaged, stock, isFlying } = unit
  return {
    kind: 'vehicle',
    profile,
    sections: profile.sections.map((placed) => {
      const { cell } = placed
      const start = sectionRow(rules.tables, placed).hitPoints
      const left = damaged.find((one) => one.cell === cell)?.hitPoints ?? start
      return { cell, start, hitPoints: lostCells.includes(cell) ? 0 : left, sabotagedUntil: null, isLoaded: true }
    }),
    failedTests: 0,
    isDerelict: false,
    isFallen: false,
    isFlying,
    boost: null,
    hasMoved: false,
    smokeTurn: null,
    pilot: null,
    stock,
  } satisfies Partial<VehicleUnit>
}
