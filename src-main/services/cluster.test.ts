import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ClusterEdit, StarView } from '../../src-shared/contract/cluster.ts'
import { type CampaignFile, createCampaignFile, openCampaignFile } from '../db/open-campaign.ts'
import { createClusterRepository } from '../db/repositories/cluster.ts'
import { createCluster } from './cluster.ts'
import { createEventHub } from './event-hub.ts'
import { createFactions } from './factions.ts'
import { Refused } from './refused.ts'

const MIRA = { name: 'Mira', session: 's1' }
const now = () => '2026-11-21T20:00:00.000Z'

let folder: string
let file: CampaignFile
let cluster: ReturnType<typeof createCluster>
let factions: ReturnType<typeof createFactions>

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-cluster-'))
  const path = join(folder, 'campaign.orrery')
  const begin = (draft: CampaignFile) =>
    draft.changes.start('It begins', MIRA, () =>
      createClusterRepository(draft.orm).addCluster({ id: 'reach', name: 'The Reach', rows: 32, columns: 16 }),
    )
  createCampaignFile(path, begin, now)
  file = openCampaignFile(path, { now, announce: () => {}, beforeMigration: () => {} })
  let count = 0
  const newId = () => `id-${String((count += 1)).padStart(4, '0')}`
  const tools = { file, events: createEventHub(), now, newId, report: () => {} }
  cluster = createCluster(tools)
  factions = createFactions(tools)
})

afterEach(() => {
  file.close()
  rmSync(folder, { recursive: true, force: true })
})

const edit = (...edits: ClusterEdit[]) => cluster.edit({ edits }, MIRA).added
const at = (row: number, column: number, name: string | null, rating = 3): ClusterEdit => ({
  type: 'add-star',
  row,
  column,
  rating,
  name,
})
const asDrawn = ({ id, version, name, rating, factionId, notes }: StarView) => ({
  type: 'update-star' as const,
  id,
  version,
  name,
  rating,
  factionId,
  notes,
})
const lastLabel = () => file.changes.list({ beforeId: null, limit: 1 })[0]?.label

function star(name: string): StarView {
  const found = cluster.get().stars.find((candidate) => candidate.name === name)
  if (!found) throw new Error(`No star is called ${name}`)
  return found
}

function drawVexAndBo(): void {
  edit(at(4, 12, 'Vex'), at(4, 14, 'Bo', 1))
}

function refusal(write: () => unknown): Refused {
  const before = file.changes.count()
  try {
    write()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    expect(file.changes.count()).toBe(before)
    return error
  }
  throw new Error('It was not refused')
}

describe('get', () => {
  test('answers with the board of a new campaign', () => {
    expect(cluster.get()).toMatchObject({ name: 'The Reach', rows: 32, columns: 16, version: 1, stars: [], routes: [] })
  })

  test('gives every star its own version', () => {
    drawVexAndBo()
    edit({ ...asDrawn(star('Bo')), rating: 5 })
    expect([star('Vex').version, star('Bo').version]).toEqual([2, 3])
  })
})

describe('edit', () => {
  test('draws stars and answers with their ids in order; without a name a star is called after its hex', () => {
    const [vex, second] = edit(at(4, 12, 'Vex'), at(5, 1, null))
    expect(cluster.get().stars).toMatchObject([
      { id: vex, name: 'Vex', row: 4, column: 12, rating: 3, factionId: null, notes: '' },
      { id: second, name: '0501' },
    ])
    expect(lastLabel()).toBe('Draw 2 stars')
  })

  test('is one labelled change a gesture', () => {
    drawVexAndBo()
    edit({ ...asDrawn(star('Vex')), name: 'Vexen' })
    expect(lastLabel()).toBe('Vex becomes Vexen')
    edit({ type: 'add-route', fromStarId: star('Vexen').id, toStarId: star('Bo').id })
    expect(lastLabel()).toBe('Join Vexen and Bo')
    edit({ type: 'remove-star', id: star('Bo').id, version: star('Bo').version })
    expect(lastLabel()).toBe('Remove the star Bo')
    expect(file.changes.count()).toBe(5)
  })

  test('allows two stars of one name', () => {
    edit(at(1, 1, 'Vex'), at(2, 2, 'Vex'))
    expect(cluster.get().stars.map(({ name }) => name)).toEqual(['Vex', 'Vex'])
  })

  test('moves a star and its routes stay', () => {
    drawVexAndBo()
    edit({ type: 'add-route', fromStarId: star('Vex').id, toStarId: star('Bo').id })
    const { id, version } = star('Vex')
    edit({ type: 'move-star', id, version, row: 6, column: 2 })
    expect(star('Vex')).toMatchObject({ row: 6, column: 2 })
    expect(cluster.get().routes).toHaveLength(1)
    expect(lastLabel()).toBe('Move the star Vex to 0602')
  })

  test('may touch a star twice in one gesture', () => {
    drawVexAndBo()
    const { id, version } = star('Vex')
    edit({ type: 'move-star', id, version, row: 6, column: 2 }, { ...asDrawn(star('Vex')), rating: 5 })
    expect(star('Vex')).toMatchObject({ row: 6, column: 2, rating: 5 })
  })

  test('stores a route with the smaller id first, whichever end was named first', () => {
    drawVexAndBo()
    const [vex, bo] = [star('Vex').id, star('Bo').id]
    edit({ type: 'add-route', fromStarId: bo, toStarId: vex })
    expect(cluster.get().routes).toMatchObject([{ fromStarId: vex, toStarId: bo }])
  })

  test('removes a star with its routes, and undo brings both back', () => {
    drawVexAndBo()
    edit({ type: 'add-route', fromStarId: star('Vex').id, toStarId: star('Bo').id })
    const before = cluster.get()
    edit({ type: 'remove-star', id: star('Vex').id, version: star('Vex').version })
    expect(cluster.get()).toMatchObject({ stars: [{ name: 'Bo' }], routes: [] })
    file.changes.undo(file.changes.count(), MIRA)
    expect(cluster.get().routes).toEqual(before.routes)
    expect(cluster.get().stars.map(({ name }) => name)).toEqual(['Vex', 'Bo'])
  })

  test('removes a route', () => {
    drawVexAndBo()
    const [route] = edit({ type: 'add-route', fromStarId: star('Vex').id, toStarId: star('Bo').id })
    edit({ type: 'remove-route', id: route ?? '' })
    expect(cluster.get().routes).toEqual([])
    expect(lastLabel()).toBe('Part Vex and Bo')
  })

  test('gives a star an owner', () => {
    drawVexAndBo()
    const ember = factions.create({ name: 'Ember Court', notes: '' }, MIRA)
    edit({ ...asDrawn(star('Vex')), factionId: ember.id })
    expect(star('Vex').factionId).toBe(ember.id)
    expect(lastLabel()).toBe('Vex belongs to Ember Court')
  })
})

describe('edit refuses', () => {
  test('a star off the board', () => {
    const { code, message } = refusal(() => edit(at(33, 1, 'Far')))
    expect(code).toBe('illegal')
    expect(message).toMatch(/^3301 is off the board of 32 rows and 16 columns\./)
  })

  test('a star in a hex that is taken, and names who is there', () => {
    drawVexAndBo()
    const { code, message } = refusal(() => edit(at(4, 12, 'Late')))
    expect(code).toBe('conflict')
    expect(message).toMatch(/^0412 is taken: Vex is there\./)
  })

  test('a move on to another star, and off the board', () => {
    drawVexAndBo()
    const { id, version } = star('Bo')
    expect(refusal(() => edit({ type: 'move-star', id, version, row: 4, column: 12 })).message).toMatch(/Vex is there/)
    expect(refusal(() => edit({ type: 'move-star', id, version, row: 1, column: 17 })).code).toBe('illegal')
  })

  test.each<[string, ClusterEdit]>([
    ['update', { type: 'update-star', id: 'none', version: 1, name: 'X', rating: 1, factionId: null, notes: '' }],
    ['move', { type: 'move-star', id: 'none', version: 1, row: 1, column: 1 }],
    ['remove', { type: 'remove-star', id: 'none', version: 1 }],
    ['join', { type: 'add-route', fromStarId: 'none', toStarId: 'none' }],
  ])('to %s a star that is not there', (_, unknown) => {
    const { code, message } = refusal(() => edit(unknown))
    expect(code).toBe('not-found')
    expect(message).toMatch(/^This star is not there any more/)
  })

  test('to part a route that is not there', () => {
    expect(refusal(() => edit({ type: 'remove-route', id: 'none' })).message).toMatch(/^This route is not there/)
  })

  test('an owner that is not there', () => {
    drawVexAndBo()
    const { code, message } = refusal(() => edit({ ...asDrawn(star('Vex')), factionId: 'none' }))
    expect(code).toBe('not-found')
    expect(message).toMatch(/^This faction is not there/)
  })

  test('a route from a star to itself', () => {
    drawVexAndBo()
    const { id } = star('Vex')
    const { code, message } = refusal(() => edit({ type: 'add-route', fromStarId: id, toStarId: id }))
    expect(code).toBe('illegal')
    expect(message).toMatch(/both ends of this one are Vex/)
  })

  test('a second route between two stars, from either end', () => {
    drawVexAndBo()
    const [vex, bo] = [star('Vex').id, star('Bo').id]
    edit({ type: 'add-route', fromStarId: vex, toStarId: bo })
    const { code, message } = refusal(() => edit({ type: 'add-route', fromStarId: bo, toStarId: vex }))
    expect(code).toBe('conflict')
    expect(message).toMatch(/^Bo and Vex are joined already/)
  })

  test('a star that was changed since it was seen', () => {
    drawVexAndBo()
    const seen = star('Vex')
    edit({ ...asDrawn(seen), rating: 5 })
    const { code, message } = refusal(() => edit({ ...asDrawn(seen), rating: 1 }))
    expect(code).toBe('stale')
    expect(message).toMatch(/^Mira changed this since \(“Rate Vex 5”\)/)
    expect(star('Vex').rating).toBe(5)
  })

  test('all of a gesture when one part of it may not be', () => {
    expect(refusal(() => edit(at(1, 1, 'A'), at(1, 1, 'B'))).message).toMatch(/A is there/)
    expect(cluster.get().stars).toEqual([])
  })
})

describe('update', () => {
  const board = { name: 'The Reach', columns: 20, rows: 40 }

  test('sets the board', () => {
    const { version } = cluster.update({ version: 1, ...board }, MIRA)
    expect(cluster.get()).toMatchObject({ ...board, version })
    expect(lastLabel()).toBe('Set the board of The Reach to 40 rows and 20 columns')
  })

  test('names the cluster', () => {
    cluster.update({ version: 1, name: 'The Deep', columns: 16, rows: 32 }, MIRA)
    expect(lastLabel()).toBe('The Reach becomes The Deep')
  })

  test('refuses a board on which a star has no place, and names it', () => {
    drawVexAndBo()
    const { code, message } = refusal(() =>
      cluster.update({ version: 1, name: 'The Reach', columns: 13, rows: 32 }, MIRA),
    )
    expect(code).toBe('conflict')
    expect(message).toMatch(/there is no place for Bo at 0414\. Move or remove them first\.$/)
  })

  test('names five of many such stars', () => {
    edit(...Array.from({ length: 7 }, (_, index) => at(9, index + 1, `S${index + 1}`)))
    const { message } = refusal(() => cluster.update({ version: 1, name: 'The Reach', columns: 16, rows: 8 }, MIRA))
    expect(message).toMatch(/S5 at 0905 and 2 more/)
  })

  test('refuses when the board was changed since it was seen', () => {
    cluster.update({ version: 1, ...board }, MIRA)
    expect(refusal(() => cluster.update({ version: 1, ...board, rows: 10 }, MIRA)).code).toBe('stale')
  })
})
