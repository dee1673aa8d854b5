import type { CharacterFields } from '#shared/contract/planet28/units.ts'
import { PRINTED_TABLES } from '#shared/games/planet28/rulebook.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import type { TestCampaign } from '../support/campaign.ts'

const WARBANDS = 10
const TRAITS = listRowIds(PRINTED_TABLES.traits)
const WEAPONS = listRowIds(PRINTED_TABLES.weapons)
const NAMES = ['Sable', 'Teodora', 'Wick', 'Orsolya', 'Pell', 'Ilse', 'Vex', 'Mira', 'Juno', 'Kestrel']

/** Creates ten warbands of characters with various skills, traits and gear; returns the id of the first character. */
export function fillForces({ services, author }: TestCampaign, characters: number): string {
  const warbands = Array.from({ length: WARBANDS }, (_, at) => {
    const plan = { pointLimit: 5000, play: 'opposed' as const, leaderId: null, stash: [] }
    const story = {
      factionId: null,
      notes: '',
      background: '',
      portraitId: null,
      allowed: [],
      state: 'active' as const,
    }
    return services.warbands.create({ name: `Company ${at + 1}`, ...plan, ...story }, author).id
  })
  const ids = Array.from(
    { length: characters },
    (_, at) => services.characters.create(character(at, warbands), author).id,
  )
  const [first] = ids
  if (first === undefined) throw new Error('No character was made')
  return first
}

function character(at: number, warbands: readonly string[]): CharacterFields {
  const pick = <Item>(list: readonly Item[], step: number): Item[] => list.slice((at * step) % list.length).slice(0, 3)
  const skill = (step: number): number => 1 + ((at * step) % 6)
  return {
    warbandId: warbands[at % warbands.length] ?? '',
    name: `${NAMES[at % NAMES.length]} ${at + 1}`,
    notes: 'Keeps the lamps of the reach.',
    background: '',
    portraitId: null,
    allowed: [],
    isArchived: false,
    profile: {
      skills: { A: skill(1), F: skill(2), S: skill(3), AW: skill(4), P: skill(5) },
      hitPoints: 20 + 2 * (at % 5),
      traits: pick(TRAITS, 3),
      abilities: [],
      equipment: ['light-armour', ...pick(WEAPONS, 2)],
    },
  }
}
