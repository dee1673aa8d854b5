import { BattleOptions } from '#shared/games/planet28/battle/options.ts'

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

/** A battle of two sides with so many of everything, small enough to be played often. */
export function someBattle({ characters, settings = {} }: { readonly characters: number; readonly settings?: object }) {
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
    units: sides.flatMap((side) => Array.from({ length: characters }, (_one, at) => unit(side, at))),
  })
}
