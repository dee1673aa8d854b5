import { afterEach, beforeEach, expect, test } from 'vitest'
import type { NightFields } from '#shared/contract/nights.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'

let campaign: TestCampaign
beforeEach(() => void (campaign = openTestCampaign()))
afterEach(() => campaign.close())

const faction = (name: string) => campaign.services.factions.create({ name, notes: '' }, campaign.author)
const write = (title: string, body: string) => campaign.services.journal.create({ title, body }, campaign.author)
const NIGHT: NightFields = { name: 'Night', heldOn: null, present: [], plan: '', recap: '', fromDay: null, toDay: null }
const hold = (fields: Partial<NightFields>) => campaign.services.nights.create({ ...NIGHT, ...fields }, campaign.author)
const night = (id: string) => campaign.services.nights.get({ id })
const home = () => campaign.services.campaign.home()
const plan = (nextSessionPlan: string) => {
  const { version, name, notes, nextSessionOn } = home().campaign
  campaign.services.campaign.update({ version, name, notes, nextSessionOn, nextSessionPlan }, campaign.author)
}

test('Links in plans and recaps follow a thing to its new name, in the same change', () => {
  const tithe = faction('The Tithe')
  const { id } = hold({ plan: 'Bring [[the tithe|them]].', recap: 'Beware [[faction:The Tithe]] and [[Nobody]].' })
  plan('Then [[The Tithe]] again.')
  campaign.services.factions.update({ ...tithe, name: 'The Ninth Tithe' }, campaign.author)
  expect(night(id)).toMatchObject({
    plan: 'Bring [[The Ninth Tithe|them]].',
    recap: 'Beware [[The Ninth Tithe]] and [[Nobody]].',
  })
  expect(home().campaign.nextSessionPlan).toBe('Then [[The Ninth Tithe]] again.')
  campaign.services.history.undo({ id: null }, campaign.author)
  expect([night(id).plan, home().campaign.nextSessionPlan]).toEqual([
    'Bring [[the tithe|them]].',
    'Then [[The Tithe]] again.',
  ])
})

test('A session that gets a new name takes the links to itself along', () => {
  const first = hold({ name: 'The bell', recap: 'After [[The bell]] nobody slept.' })
  const later = hold({ name: 'Later', recap: 'Since [[The bell]].' })
  const { version, recap } = night(first.id)
  campaign.services.nights.update({ ...NIGHT, recap, id: first.id, version, name: 'The third bell' }, campaign.author)
  expect(night(first.id).recap).toBe('After [[The third bell]] nobody slept.')
  expect(night(later.id).recap).toBe('Since [[The third bell]].')
  expect(night(first.id).backlinks).toEqual([{ kind: 'night', id: later.id, name: 'Later' }])
})

test('What plans and recaps link to is told, links back, and is due where it has no page', () => {
  const tithe = faction('The Tithe')
  const log = write('Log', '')
  const { id } = hold({ plan: '[[Log]]', recap: '[[The Tithe]] and [[Nobody]]' })
  plan('[[Log]], [[Nowhere]]')
  const own = { kind: 'night', id, name: 'Night' }
  expect(night(id).links.map(({ text, thing: target }) => [text, target?.kind])).toEqual([
    ['Log', 'journal'],
    ['The Tithe', 'faction'],
    ['Nobody', undefined],
  ])
  expect(campaign.services.journal.backlinks({ kind: 'faction', id: tithe.id })).toEqual([own])
  expect(campaign.services.journal.get({ id: log.id })).toMatchObject({ backlinks: [own], isInPlan: true })
  expect(home().campaign.planLinks.map((link) => link.thing?.id)).toEqual([log.id, undefined])
  expect(home().due).toContainEqual({ text: '“Night” speaks of Nobody, which has no page yet.', about: own })
})

test('A name that several things bear means none of them', () => {
  faction('Vex')
  write('Vex', '')
  const { id } = hold({ recap: '[[Vex]] and [[faction:Vex]]' })
  expect(night(id).links.map((link) => link.thing?.kind)).toEqual([undefined, 'faction'])
})

test('Players learn of closed sessions only, and only by what they may read of the recap', () => {
  const { id } = campaign.services.journal.create({ title: 'Lamp', body: '', audience: 'all' }, campaign.author)
  const seen = () => campaign.services.journal.asPlayer({ id, as: null })?.backlinks.map(({ name }) => name)
  const close = (fields: Partial<NightFields>) => campaign.services.nights.close(hold(fields), campaign.author)
  close({ name: 'Planned', plan: '[[Lamp]]' })
  close({ name: 'Hidden', recap: ':::secret\n[[Lamp]]\n:::' })
  hold({ name: 'Open', recap: '[[Lamp]]' })
  expect(seen()).toEqual([])
  close({ name: 'Told', recap: 'We lit [[Lamp]].' })
  expect(seen()).toEqual(['Told'])
})
