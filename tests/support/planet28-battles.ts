import { BattleOptions } from '#shared/games/planet28/battle/options.ts'
import { CORE_PLACED_SECTIONS } from '#shared/games/planet28/placed-section.ts'

const KITS = [
  ['dagger', 'laser-pistol', 'light-armour'],
  ['heavy-slug-rifle', 'ammo-basic', 'ammo-basic', 'living-armour'],
  ['plasma-rifle', 'power-armour', 'med-kit', 'stimulants'],
  ['flaming-torch', 'energy-shield'],
]
const TRAITS = [
  ['brave', 'inspiring'],
  ['fearsome', 'zealot', 'gunslinger'],
  ['foul-aura', 'minor-arcana'],
  ['coward', 'major-arcana'],
]
const ABILITIES = [['aimed-shot', 'inspire'], ['drain', 'throw'], ['heal', 'persuade'], ['loot']]

/** A battle of two sides, small enough to be played often. */
export function someBattle({
  characters,
  settings = {},
  isLarge = false,
}: {
  readonly characters: number
  readonly settings?: object
  /** Adds a squad and a vehicle to each side. */
  readonly isLarge?: boolean
}) {
  const sides = ['red', 'blue']
  const unit = (side: string, at: number) => ({
    kind: 'character',
    id: `${side}-${at}`,
    name: `${side} ${at}`,
    side,
    warbandId: side,
    lasting: [],
    profile: {
      skills: { A: 5 + at, F: 6, S: 6, AW: 5, P: 5 },
      hitPoints: 12,
      traits: TRAITS[at % TRAITS.length],
      abilities: ABILITIES[at % ABILITIES.length],
      equipment: KITS[at % KITS.length],
    },
    usesBefore: {},
    addictions: [],
  })
  return BattleOptions.parse({
    play: 'opposed',
    goal: 'Win',
    turns: 4,
    settings,
    house: [],
    sides: sides.map((id) => ({ id, name: id, isEnemy: false, warbandIds: [id] })),
    units: sides.flatMap((side) => [
      ...Array.from({ length: characters }, (_one, at) => unit(side, at)),
      ...(isLarge ? [squadOf(side), tankOf(side)] : []),
    ]),
  })
}

function squadOf(side: string) {
  const skills = { A: 5, F: 6, S: 6, AW: 5, P: 5 }
  const equipment = ['laser-pistol', 'dagger']
  const profile = { skills, hitPoints: 6, traits: [], abilities: [], loadouts: [{ members: 4, equipment }] }
  const base = { id: `${side}-squad`, name: `${side} squad`, side, warbandId: side, lasting: [] }
  return { ...base, kind: 'squad', profile, usesBefore: {} }
}

function tankOf(side: string) {
  const sections = [
    ...CORE_PLACED_SECTIONS,
    { cell: 'C4', section: 'hard-point', weapon: 'battle-cannon' },
    { cell: 'D4', section: 'transport-section' },
    { cell: 'C2', section: 'turret-hard-point', weapon: 'heavy-slug-rifle' },
  ]
  const profile = { type: 'ground', A: 5, S: 6, sections, traits: ['loopholes'], abilities: ['repair'], weapons: [] }
  const base = { id: `${side}-tank`, name: `${side} tank`, side, warbandId: side, lasting: [] }
  const stock = ['ammo-basic', 'ammo-basic']
  return { ...base, kind: 'vehicle', profile, lostCells: [], damaged: [], stock, isFlying: false }
}
