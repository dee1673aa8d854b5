import type { Client } from '#shared/contract/contract.ts'
import { makeFullWarband } from '#tests/support/full-warband.ts'

const LONGEST = 'The Second Bell of Bellmouth beyond the Ninth Gate of Marrow and the Lamps of As'
const NAMES = [
  'Łódź Żółć',
  'Ирина Светлова',
  '漢字 太郎',
  'ليلى الحارس',
  'İğdır Şöför',
  LONGEST,
  'W'.repeat(LONGEST.length),
]
const NAME_ROWS = 4

/** Creates a campaign in which everything has names of other scripts and of maximum length. */
export async function makeExtremeCampaign(client: Client): Promise<void> {
  await makeFullWarband(client)
  const [character] = await client.characters.list()
  if (character) {
    const unit = await client.characters.get({ id: character.id })
    for (const name of NAMES) await client.characters.create({ ...unit, name })
  }
  await client.flotillas.create({
    name: LONGEST,
    notes: LONGEST,
    factionId: null,
    ships: NAMES.map((name, index) => ({
      id: `ship-${index}`,
      name,
      captain: name,
      livery: { hull: '#ffffff', trim: '#235fa8' },
      kills: 999,
      fate: 'flying',
      story: '',
      faceSetId: null,
    })),
  })
  const { head } = await client.cluster.get({ id: null })
  await client.cluster.edit({
    id: head.id,
    label: null,
    edits: NAMES.map((name, index) => ({
      type: 'add-star',
      id: `star-${index}`,
      row: 2 + NAME_ROWS * index,
      column: 2 + (index % 3) * 5,
      fields: { name, rating: 3, notes: `${name}. `.repeat(12), publicNotes: name },
    })),
  })
  for (const name of NAMES)
    await client.nights.create({ name, heldOn: null, present: [], plan: name, recap: name, fromDay: 1, toDay: 1 })
}
