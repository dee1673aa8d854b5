import type { Dice } from '#main/games/kit/dice.ts'
import { listUnitEffects, listFightingModels } from '#main/games/planet28/battle/effects-in-force.ts'
import { getBattleRules } from '#main/games/planet28/battle/transaction.ts'
import type { EffectShape } from '#shared/games/planet28/battle/effects.ts'
import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit, CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { FACINGS } from '#shared/games/planet28/vehicle-grid.ts'

/** A command before parsing. */
export type Loose = Readonly<Record<string, unknown>>

/** Context of a random command: the battle, the unit, and the dice that choose. */
export interface Chooser {
  readonly battle: Battle
  readonly unit: BattleUnit
  readonly chance: Dice
}

/** Random item, or undefined for an empty list. */
export function oneOf<Item>(items: readonly Item[], chance: Dice): Item | undefined {
  return items.length === 0 ? undefined : items[chance.die(items.length) - 1]
}

/** Random item of a non-empty list. */
export function anyOf<Item>(items: readonly [Item, ...Item[]], chance: Dice): Item {
  return oneOf(items, chance) ?? items[0]
}

/** Random boolean with a probability in percent. */
export function isSo(percent: number, chance: Dice): boolean {
  return chance.die(100) <= percent
}

/** Includes a field with a probability in percent. */
export function sometimes(percent: number, chance: Dice, field: () => Loose): Loose {
  return isSo(percent, chance) ? field() : {}
}

/** A random unit still in the battle, mostly an enemy. */
export function someoneElse({ battle, unit, chance }: Chooser, friends = 20): BattleUnit | undefined {
  const wantsFriend = isSo(friends, chance)
  const there = battle.units.filter((battleUnit) => isOnTable(battleUnit) && battleUnit.id !== unit.id)
  const marked = isSo(25, chance) ? there.filter(({ conditions }) => conditions.length > 0) : []
  const others = marked.length > 0 ? marked : there
  return oneOf(
    others.filter(({ side }) => (side === unit.side) === wantsFriend),
    chance,
  )
}

/** Random details of a hit on a hull. */
export function hullSaid(chance: Dice): Loose {
  const wishes = sometimes(30, chance, () => ({ wishes: [anyOf(['C3', 'C4', 'D4', 'B2'], chance)] }))
  return { facing: anyOf(['front', ...FACINGS], chance), hiddenPercent: anyOf([0, 60, 80], chance), ...wishes }
}

/** Passive effects of a unit in the current state; the random player favours them. */
export function shapesOf({ battle, unit }: Pick<Chooser, 'battle' | 'unit'>): ReadonlySet<EffectShape> {
  return new Set(listUnitEffects(unit, getBattleRules(battle)).map(({ effect }) => effect.shape))
}

/** A target attacked in an earlier turn, with the same weapon; undefined if there is none, and sometimes at random. */
export function struckBefore({ battle, unit, chance }: Chooser): { hit: BattleUnit; weapon: string } | undefined {
  const struck = unit.streaks.flatMap(({ target, weapon, turn }) => {
    const hit = battle.units.find(({ id }) => id === target)
    return hit !== undefined && isOnTable(hit) && turn < battle.turn ? [{ hit, weapon }] : []
  })
  return isSo(80, chance) ? oneOf(struck, chance) : undefined
}

/** Random measurements of ground, paths and members. */
export function moveSaid({ battle, unit, chance }: Chooser, contacts: readonly string[]): Loose {
  const { die } = { die: (sides: number) => chance.die(sides) }
  const shapes = shapesOf({ battle, unit })
  const [isPassing, isClimber] = [shapes.has('passes-obstacles'), shapes.has('falls-from')]
  const members = unit.kind === 'squad' ? listFightingModels(unit).map(({ id }) => id) : []
  const others = battle.units.filter(({ id }) => id !== unit.id).map(({ id }) => id)
  const faceCm = anyOf([4, 8, 12, 30], chance)
  return {
    cm: anyOf([0, 3, 5, 8], chance),
    ground: [['rough'], ['hazardous'], ['rough', 'hazardous'], [], ['even']][die(shapes.has('treats') ? 3 : 5) - 1],
    contacts,
    ...sometimes(isClimber ? 60 : 15, chance, () => ({
      climb: { faceCm, toCm: anyOf([3, 8, 12], chance), isDown: die(3) === 1 },
    })),
    ...sometimes(isPassing ? 60 : 8, chance, () => ({ through: others.slice(0, 1) })),
    ...sometimes(isPassing ? 25 : 4, chance, () => ({ isImpassable: true })),
    ...(members.length > 1 ? membersSaid(members, chance) : {}),
  }
}

function membersSaid(members: readonly string[], chance: Dice): Loose {
  const at = chance.die(members.length)
  if (isSo(20, chance)) return { apart: members.slice(at) }
  return sometimes(30, chance, () => ({
    groups: [members.slice(0, at), members.slice(at)].filter((candidate) => candidate.length > 0),
  }))
}

/** Random visibility of a target. */
export function sightOf(chance: Dice): Loose {
  return {
    distanceCm: anyOf([2, 5, 9, 14, 35], chance),
    isSeen: !isSo(5, chance),
    cover: anyOf(['none', 'none', 'part', 'whole'], chance),
    ...sometimes(30, chance, () => ({ heightCm: anyOf([-6, 6, 20], chance) })),
    ...sometimes(30, chance, () => ({ guessCm: anyOf([8, 31], chance) })),
    ...sometimes(20, chance, () => ({ hiddenMembers: chance.die(4) - 1 })),
  }
}

/** Random units near the target. */
export function bystanders({ battle, chance }: Chooser): Loose[] {
  const near = battle.units.filter((unit) => isOnTable(unit) && isSo(25, chance))
  return near.map((unit) => ({
    unit: unit.id,
    distanceCm: anyOf([0, 4, 7, 20], chance),
    hull: hullSaid(chance),
    ...(unit.kind === 'squad' ? { model: oneOf(listFightingModels(unit), chance)?.id } : {}),
  }))
}

/** Whether failed rolls are rerolled. */
export function rerolls(chance: Dice): Loose {
  return sometimes(70, chance, () => ({ rerolls: anyOf(['free', 'paid', 'paid', 'never'], chance) }))
}

/** Random response of the target. */
export function answers(target: BattleUnit | undefined, chance: Dice): Loose {
  if (target === undefined || isSo(30, chance)) return {}
  const held =
    target.kind === 'vehicle' ? ['hull'] : ['fist', ...listFightingModels(target).flatMap(({ hands }) => hands)]
  const counter = sometimes(70, chance, () => ({ counter: oneOf(held, chance) }))
  return { answer: { ...sometimes(40, chance, () => ({ block: true })), ...counter } }
}

/** Attacks of every model with the weapon, or with its fists. */
export function strikes(unit: CharacterOrSquadUnit, weapon: string, chance: Dice): Loose[] {
  const models = listFightingModels(unit).filter(({ hands }) => weapon === 'fist' || hands.includes(weapon))
  const chosen = isSo(80, chance) ? models : models.slice(0, 1)
  return chosen.map(({ id: model }) => ({
    model,
    weapon,
    ...sometimes(20, chance, () => ({ distanceCm: anyOf([3, 30], chance) })),
  }))
}
