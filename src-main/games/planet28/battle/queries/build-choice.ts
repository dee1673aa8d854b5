import { type Dice, createSeededDice } from '#main/games/kit/dice.ts'
import type {
  DraftOrder,
  OrderInputName,
  HullSide,
  CommandChoice,
  TargetChoice,
  RefusalReason,
} from '#shared/games/planet28/battle/choices.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { FACINGS } from '#shared/games/planet28/vehicle-grid.ts'
import { decide } from '../decide.ts'
import { listUnitEffects, filterEffectsByShape } from '../effects-in-force.ts'
import { listExposedSections, getVehicleSize } from '../vehicles/sections.ts'

/** The battle for which choices are listed. */
export interface BattleWithRules {
  readonly battle: Battle
  readonly rules: Rules
}

type Said = Readonly<Record<string, unknown>>

/** A command to offer, with the most favourable inputs. If it is refused even so, it is illegal. */
export interface ChoiceDraft {
  readonly id: string
  readonly label: string
  readonly order: DraftOrder
  readonly actions?: number
  readonly facts?: readonly OrderInputName[]
  readonly best?: Said
  readonly reach?: CommandChoice['reach']
  readonly aim?: Aim
  readonly crew?: number
}

/** The possible targets of a command. */
interface Aim {
  readonly field: NonNullable<CommandChoice['targetField']>
  readonly units: readonly string[]
  /** Refusal if there is no target. */
  readonly none: RefusalReason
  readonly best?: (unit: string) => Said
  readonly facts?: (unit: string) => readonly OrderInputName[]
}

/** Every die shows 1, so that no roll prevents the tested command. Roll-offs between sides need different dice. */
const LOWEST: Dice = { die: () => 1 }

/** Why a command is illegal regardless of dice, or null. */
function findCommandRefusal(battle: Battle, order: Said): RefusalReason | null {
  const dice = 'unit' in order ? LOWEST : createSeededDice('offers')
  const decision = decide(battle, order as BattleCommand, dice)
  return decision.ok ? null : decision.refusal
}

/** Adds the input of the zones entered to every measured path, if there are zones (P28-ARC-4). */
function withZones({ zones }: Battle, facts: readonly OrderInputName[]): readonly OrderInputName[] {
  return zones.length > 0 && facts.includes('ground') ? [...facts, 'zones'] : facts
}

/** Builds a choice and tests it with the most favourable inputs. */
export function buildChoice(desk: BattleWithRules, draft: ChoiceDraft): CommandChoice {
  const { battle } = desk
  const { id, label, order, actions = 0, best = {}, reach = null, aim, crew = null } = draft
  const facts = withZones(battle, draft.facts ?? [])
  const ownSides = sidesOf(desk, order['unit'])
  const shown = { id, label, order, actions, facts, reach, crew, ownSides }
  if (aim === undefined)
    return { ...shown, targets: null, targetField: null, refusal: findCommandRefusal(battle, { ...order, ...best }) }
  const targets = aim.units.map((unit): TargetChoice => {
    const refusal = findCommandRefusal(battle, { ...order, ...best, [aim.field]: unit, ...aim.best?.(unit) })
    const facts = aim.facts?.(unit) ?? []
    return { unit, facts, refusal, sides: sidesOf(desk, unit), attackerPicks: isOpenTopped(desk, unit) }
  })
  const isOpen = targets.some(({ refusal }) => refusal === null)
  return { ...shown, targets, targetField: aim.field, refusal: isOpen ? null : (targets[0]?.refusal ?? aim.none) }
}

/** The sections that a hit on each side of a vehicle can reach; empty for people (P28-VEH-FACE-1, P28-GRID-6). */
function sidesOf({ battle, rules }: BattleWithRules, id: unknown): HullSide[] {
  const vehicle = battle.units.find((unit) => unit.id === id)
  if (vehicle?.kind !== 'vehicle') return []
  const sides = getVehicleSize(vehicle, rules) === 'small' ? [null] : FACINGS
  return sides.map((facing) => ({ facing, cells: listExposedSections(vehicle, facing, rules).map(({ cell }) => cell) }))
}

function isOpenTopped({ battle, rules }: BattleWithRules, id: string): boolean {
  const unit = battle.units.find((battleUnit) => battleUnit.id === id)
  return unit?.kind === 'vehicle' && filterEffectsByShape(listUnitEffects(unit, rules), 'attacker-picks').length > 0
}
