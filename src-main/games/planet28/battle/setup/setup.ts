import type { Dice } from '#main/games/kit/dice.ts'
import { rollGameLength } from '#main/games/planet28/rules/game-length.ts'
import { LONE_HERO_ACTIONS } from '#main/games/planet28/rules/lone-hero.ts'
import { readSettings } from '#main/games/planet28/settings.ts'
import type { BattleOptions, UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit, CharacterOrSquadUnit, VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { getSectionRow } from '#shared/games/planet28/placed-section.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { ARCANA } from '#shared/games/planet28/tables/arcana.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { filterEffectsByShape, getTraitEffects } from '../effects-in-force.ts'
import { splitSmallSquad } from '../morale/squads.ts'
import { getBattleRules, Transaction } from '../transaction.ts'
import { EMPTY_UNIT_TURN } from '../turn/unit-turn.ts'
import { assignStartingSeats } from '../vehicles/starting-seats.ts'
import { createModels } from './setup-models.ts'

/** Actions of a unit per turn (P28-TURN-1). */
const ACTIONS = 2

/**
 * Creates the battle before its first turn. Its length, arcane powers and living armour are rolled (P28-SET-1,
 * P28-TURN-9).
 */
export function setUpBattle(options: BattleOptions, dice: Dice): Battle {
  const { play, goal, sides, house } = options
  const settings = readSettings(options.settings)
  const rules = getBattleRules({ settings, house })
  const turns = options.turns ?? rollGameLength(dice).turns
  const battle: Battle = {
    settings,
    house,
    play,
    goal,
    sides,
    units: aboard(
      options.units.map((unit) => unitFrom(unit, { options, rules, dice })),
      assignStartingSeats(options.units, rules).seats,
    ),
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
  const transaction = new Transaction(battle, dice)
  for (const unit of options.units)
    if (unit.kind === 'squad' && unit.asCharacters) splitSmallSquad(transaction, unit.id)
  return transaction.battle
}

/** Puts units that begin aboard into their seats (P28-SET-3). */
function aboard(
  units: readonly BattleUnit[],
  seats: ReadonlyMap<string, CharacterOrSquadUnit['aboard']>,
): BattleUnit[] {
  return units.map((unit) => (unit.kind === 'vehicle' ? unit : { ...unit, aboard: seats.get(unit.id) ?? null }))
}

interface Making {
  readonly options: BattleOptions
  readonly rules: Rules
  readonly dice: Dice
}

function unitFrom(unit: UnitOptions, making: Making): BattleUnit {
  const actionsEach = isLoneHero(unit, making.options) ? LONE_HERO_ACTIONS : ACTIONS
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
    turn: { ...EMPTY_UNIT_TURN, actions: actionsEach },
    tally: { hits: 0, kills: 0, wasHurt: false, sectionsDestroyed: 0, uses: {} },
    streaks: [],
  }
  return unit.kind === 'vehicle'
    ? { ...base, ...vehicleParts(unit, making.rules) }
    : { ...base, ...peopleParts(unit, making), isLoneHero: actionsEach === LONE_HERO_ACTIONS }
}

/** Whether a unit is the only character of a player side against enemies of the solo list (P28-SOLO-4). */
function isLoneHero(unit: UnitOptions, { play, sides, units }: BattleOptions): boolean {
  const isEnemy = sides.find(({ id }) => id === unit.side)?.isEnemy ?? false
  const own = units.filter(({ side }) => side === unit.side)
  return play === 'solo' && !isEnemy && unit.kind === 'character' && own.length === 1
}

function peopleParts(unit: Exclude<UnitOptions, { kind: 'vehicle' }>, making: Making) {
  const { kind, profile, usesBefore } = unit
  const { skills, hitPoints, traits, abilities } = profile
  return {
    kind,
    profile: { skills, hitPoints, traits, abilities },
    models: createModels(unit, making),
    isBroken: false,
    breakTests: 0,
    isFreshWound: false,
    standsFirm: false,
    onFace: null,
    control: null,
    arcana: drawArcana(traits, making),
    usesBefore,
    aboard: null,
  } satisfies Partial<CharacterOrSquadUnit>
}

/**
 * Draws the arcane powers of a game, each with 1D12. Duplicates are rerolled, or by setting kept (P28-TR-minor-arcana,
 * `arcanaDuplicates`).
 */
function drawArcana(traits: readonly string[], { rules, dice }: Pick<Making, 'rules' | 'dice'>): string[] {
  const count = filterEffectsByShape(getTraitEffects(traits, rules), 'draws-arcana').reduce(
    (sum, { effect }) => sum + effect.count,
    0,
  )
  const powers = listRowIds(ARCANA)
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
      const start = getSectionRow(rules.tables, placed).hitPoints
      const left = damaged.find((candidate) => candidate.cell === cell)?.hitPoints ?? start
      return {
        cell,
        start,
        hitPoints: lostCells.includes(cell) ? 0 : Math.min(left, start),
        sabotagedUntil: null,
        isLoaded: true,
      }
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
