import type { Dice } from '#main/games/kit/dice.ts'
import { BattleOptions } from '#shared/games/planet28/battle/options.ts'
import { CORE_PLACED_SECTIONS } from '#shared/games/planet28/placed-section.ts'

const KITS = [
  ['dagger', 'laser-pistol', 'strange-idol', 'med-kit'],
  ['heavy-slug-rifle', 'ammo-basic', 'ammo-basic', 'living-armour'],
  ['psy-staff', 'power-armour', 'stimulants', 'psyka'],
  ['flaming-torch', 'energy-shield', 'psy-hood'],
]
const TRAITS = [
  ['brave', 'inspiring', 'intelligent'],
  ['fearsome', 'zealot', 'foul-aura'],
  ['minor-arcana', 'psychic', 'gigantic'],
  ['coward', 'major-arcana', 'sniper'],
  ['unearthly', 'terrifying'],
]
const ABILITIES = [['aimed-shot', 'inspire', 'loot'], ['drain', 'throw'], ['heal', 'persuade', 'sabotage'], ['repair']]

/**
 * Two sides with what is most error-prone: rerolls, powers, Cowards, squads of one to three, vehicles with ammunition.
 * In a solo battle the second is led by the list.
 */
export function mixedBattle(chance: Dice, { isSolo }: { readonly isSolo: boolean }): BattleOptions {
  const sides = ['red', 'blue']
  return BattleOptions.parse({
    play: isSolo ? 'solo' : 'opposed',
    goal: '',
    turns: 5,
    settings: {},
    house: [],
    sides: sides.map((id) => ({ id, name: id, isEnemy: isSolo && id === 'blue', warbandIds: [] })),
    units: sides.flatMap((side) => [
      ...[0, 1, 2].map((at) => characterOf(side, at, chance)),
      squadOf(side, 0, chance.die(3)),
      squadOf(side, 1, 3),
      ...(chance.die(2) === 1 ? [tankOf(side)] : []),
    ]),
  })
}

/** Random item of a list. */
export function pickOne<One>(chance: Dice, all: readonly One[]): One | undefined {
  return all.length === 0 ? undefined : all[chance.die(all.length) - 1]
}

function characterOf(side: string, at: number, chance: Dice) {
  const skills = { A: 5 + at, F: 5 + chance.die(4), S: 6, AW: 5, P: 2 + chance.die(6) }
  const [traits, abilities, equipment] = [TRAITS, ABILITIES, KITS].map((all) => pickOne<string[]>(chance, all))
  const profile = { skills, hitPoints: 6 + chance.die(12), traits, abilities, equipment }
  return { kind: 'character', ...baseOf(side, `${side}-${at}`), profile, usesBefore: {}, addictions: [] }
}

function squadOf(side: string, at: number, members: number) {
  const skills = { A: 5, F: 6, S: 6, AW: 5, P: 4 }
  const loadouts = [{ members, equipment: ['laser-pistol', 'dagger'] }]
  const profile = { skills, hitPoints: 4, traits: at === 0 ? ['coward'] : [], abilities: [], loadouts }
  return { kind: 'squad', ...baseOf(side, `${side}-squad-${at}`), profile, usesBefore: {} }
}

function tankOf(side: string) {
  const sections = [
    ...CORE_PLACED_SECTIONS,
    { cell: 'C4', section: 'hard-point', weapon: 'missile-launcher' },
    { cell: 'D4', section: 'transport-section' },
    { cell: 'C2', section: 'turret-hard-point', weapon: 'heavy-slug-rifle' },
  ]
  const profile = { type: 'ground', A: 5, S: 6, sections, traits: ['loopholes'], abilities: ['repair'], weapons: [] }
  const stock = ['ammo-basic', 'ammo-missile']
  return {
    kind: 'vehicle',
    ...baseOf(side, `${side}-tank`),
    profile,
    lostCells: [],
    damaged: [],
    stock,
    isFlying: false,
  }
}

function baseOf(side: string, id: string) {
  return { id, name: id, side, warbandId: side, lasting: [] }
}
