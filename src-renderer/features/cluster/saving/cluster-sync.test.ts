import { describe, expect, test } from 'vitest'
import type { ClusterEdit, ClusterPatch, ClusterView } from '#shared/contract/cluster.ts'
import { clusterView, createRegion, starAt } from '#tests/support/star-maps.ts'
import { createClusterSync } from './cluster-sync.ts'

const VIEW = clusterView({
  stars: [starAt('vex', '0412', { version: 1 }), starAt('bo', '0415', { version: 1 })],
  regions: [createRegion('deep', [[9, 1, 3]], { version: 1 })],
})
const NO_CHANGE: Omit<ClusterPatch, 'revision'> = {
  head: null,
  stars: [],
  routes: [],
  regions: [],
  labels: [],
  fleets: [],
  bookmarks: [],
  gone: [],
}

class Refusal extends Error {}
class Gone extends Refusal {}

/** A main process that knows stars and one region: it refuses what saw an old version. */
function fakeMain() {
  const log: ClusterEdit[][] = []
  const stars = new Map(VIEW.stars.map((star) => [star.id, star]))
  let region = VIEW.regions[0]
  let revision = VIEW.revision
  const lost = { before: 0, after: 0 }

  function apply(edit: ClusterEdit): void {
    if (edit.type === 'change-star') {
      const star = stars.get(edit.id)
      if (!star) throw new Refusal('This star is not there any more.')
      if (star.version !== edit.version) throw new Refusal(`Somebody changed ${star.name} since.`)
      stars.set(star.id, { ...star, ...(edit.fields as object), version: revision + 1 })
    } else if (edit.type === 'add-star') {
      if (stars.has(edit.id)) throw new Refusal('This id is in use.')
      stars.set(edit.id, {
        ...starAt(edit.id, '0101'),
        ...edit.fields,
        row: edit.row,
        column: edit.column,
        version: revision + 1,
      } as never)
    } else if (edit.type === 'paint' && region)
      region = { ...region, hexes: [...region.hexes, ...edit.add], version: revision + 1 }
    else if (edit.type === 'change-region' && region) {
      if (region.version !== edit.version) throw new Refusal('Somebody changed deep since.')
      region = { ...region, ...(edit.fields as object), version: revision + 1 }
    } else throw new Refusal('This cannot be done.')
  }

  return {
    log,
    lost,
    stars,
    isCut: false,
    knowsNothing: false,
    isRemoved: false,
    reads: [] as ('whole' | number)[],
    sentTo: [] as string[],
    async get(): Promise<ClusterView> {
      if (this.isRemoved) throw new Gone('This star cluster is not there any more.')
      this.reads.push('whole')
      return { ...VIEW, revision, stars: [...stars.values()], regions: region ? [region] : [] }
    },
    async since(seen: number): Promise<ClusterPatch> {
      if (this.isCut) throw new TypeError('fetch failed')
      if (this.isRemoved) throw new Gone('This star cluster is not there any more.')
      if (this.knowsNothing) throw new Refusal('Unknown.')
      this.reads.push(seen)
      const fresh = [...stars.values()].filter(({ version }) => version > seen)
      return { ...NO_CHANGE, revision, stars: fresh, regions: region && region.version > seen ? [region] : [] }
    },
    async edit(edits: readonly ClusterEdit[]): Promise<{ revision: number }> {
      if (this.isRemoved) throw new Gone('This star cluster is not there any more.')
      if (lost.before > 0) {
        lost.before -= 1
        throw new TypeError('fetch failed')
      }
      edits.forEach(apply)
      log.push([...edits])
      revision += 1
      if (lost.after > 0) {
        lost.after -= 1
        throw new TypeError('fetch failed')
      }
      return { revision }
    },
  }
}

function begin() {
  const main = fakeMain()
  const states: string[] = []
  const sync = createClusterSync({
    get: () => main.get(),
    since: ({ revision }) => main.since(revision),
    edit: (id, { edits }) => {
      main.sentTo.push(id)
      return main.edit(edits)
    },
    update: async (head, { name }) => {
      if (head.version !== 1) throw new Refusal('stale')
      return name
    },
    isAnswer: (error) => error instanceof Refusal,
    isGone: (error) => error instanceof Gone,
    messageOf: (error) => (error instanceof Refusal ? error.message : 'Orrery does not answer.'),
    pause: async () => {},
    ownerOf: () => '',
    changed: () => void (states.at(-1) === sync?.state() || states.push(sync?.state() ?? 'idle')),
  })
  return { main, sync, states }
}

const rate = (id: string, rating: 1 | 5, version = 1): ClusterEdit => ({
  type: 'change-star',
  id,
  version,
  fields: { rating },
})
const add = (id: string, row: number): ClusterEdit => ({ type: 'add-star', id, row, column: 1, fields: {} })
const gesture = (...edits: ClusterEdit[]) => ({ label: null, edits })

describe('reading', () => {
  test('reads all once, then only what changed', async () => {
    const { main, sync } = begin()
    expect(sync.map()).toBeNull()
    await sync.refresh()
    await main.edit([rate('vex', 5)])
    await sync.refresh()
    expect(sync.map()?.findStar('vex')).toMatchObject({ rating: 5, version: 2 })
    expect(main.reads).toEqual(['whole', 1, 1])
  })

  test('reads all again where main does not know what was seen', async () => {
    const { main, sync } = begin()
    await sync.refresh()
    main.knowsNothing = true
    await sync.refresh()
    expect(main.reads).toEqual(['whole', 1, 'whole'])
  })

  test('asks that come together are one', async () => {
    const { main, sync } = begin()
    await sync.refresh()
    await Promise.all([sync.refresh(), sync.refresh(), sync.refresh()])
    expect(main.reads).toEqual(['whole', 1, 1, 1])
  })
})

describe('a cluster that was removed', () => {
  test('is shown no longer, and shown again when it is back', async () => {
    const { main, sync } = begin()
    await sync.refresh()
    main.isRemoved = true
    await expect(sync.refresh()).rejects.toThrow('not there any more')
    expect(sync.map()).toBeNull()
    await expect(sync.refresh()).rejects.toThrow('not there any more')
    main.isRemoved = false
    await main.edit([rate('vex', 5)])
    await sync.refresh()
    expect(sync.map()?.findStar('vex')?.rating).toBe(5)
  })

  test('gets the gestures that were made on it: the one that is shown instead does not', async () => {
    const { main, sync } = begin()
    await sync.refresh()
    main.isRemoved = true
    main.get = async () => ({ ...VIEW, head: { ...VIEW.head, id: 'heir' } })
    const saves = [sync.save(gesture(add('one', 20))), sync.save(gesture(add('two', 21)))]
    expect(await Promise.all(saves)).toEqual([false, false])
    expect(sync.map()).toMatchObject({ head: { id: 'heir' }, stars: VIEW.stars })
    expect(main.sentTo).toEqual([VIEW.head.id, VIEW.head.id])
  })
})

describe('saving', () => {
  test('a gesture shows at once and what is drawn stays the same when it is saved', async () => {
    const { sync, states } = begin()
    await sync.refresh()
    const saving = sync.save(gesture(add('new', 20)))
    const drawn = sync.map()?.source.stars
    expect([sync.map()?.findStar('new')?.name, sync.state()]).toEqual(['2001', 'saving'])
    expect(await saving).toBe(true)
    expect(sync.map()?.findStar('new')).toMatchObject({ version: 2 })
    expect([sync.state(), states.at(-1)]).toEqual(['saved', 'saved'])
    expect(drawn).toHaveLength(3)
  })

  test('gestures made before the one before was saved go by the version that it made', async () => {
    const { main, sync } = begin()
    await sync.refresh()
    const all = [
      sync.save(gesture(rate('vex', 5))),
      sync.save(gesture(rate('vex', 1))),
      sync.save(gesture(add('new', 20))),
      sync.save(gesture(rate('new', 5, 0))),
      sync.save(gesture({ type: 'paint', regionId: 'deep', add: [[9, 4, 4]], remove: [] })),
      sync.save(gesture({ type: 'change-region', id: 'deep', version: 1, fields: { name: 'Deeper' } })),
    ]
    expect(sync.map()?.findStar('vex')?.rating).toBe(1)
    expect(await Promise.all(all)).toEqual([true, true, true, true, true, true])
    expect(main.log.flat().flatMap((edit) => ('version' in edit ? [edit.version] : []))).toEqual([1, 2, 4, 6])
    expect(sync.map()?.find('region', 'deep')).toMatchObject({
      name: 'Deeper',
      hexes: [
        [9, 1, 3],
        [9, 4, 4],
      ],
    })
  })

  test('a refused gesture vanishes and says why; those around it stay', async () => {
    const { main, sync } = begin()
    await sync.refresh()
    await main.edit([rate('bo', 5)])
    const all = [
      sync.save(gesture(add('one', 20))),
      sync.save(gesture(rate('bo', 1))),
      sync.save(gesture(add('two', 21))),
    ]
    expect(await Promise.all(all.slice(0, 2))).toEqual([true, false])
    expect(await all[2]).toBe(true)
    expect(
      sync
        .map()
        ?.stars.map(({ id, rating }) => `${id} ${rating}`)
        .toSorted(),
    ).toEqual(['bo 5', 'one 3', 'two 3', 'vex 3'])
    const again = await sync.save(gesture(rate('bo', 1)))
    expect([again, sync.state(), sync.message()]).toEqual([false, 'failed', 'Somebody changed bo since.'])
  })

  test('without an answer it waits and is sent again, in its turn', async () => {
    const { main, sync, states } = begin()
    await sync.refresh()
    main.lost.before = 2
    const all = [sync.save(gesture(rate('vex', 5))), sync.save(gesture(add('new', 20)))]
    expect(await Promise.all(all)).toEqual([true, true])
    expect(states).toContain('waiting')
    expect(main.log).toHaveLength(2)
    expect([sync.state(), sync.message()]).toEqual(['saved', null])
  })

  test('what was done although no answer came is not done twice', async () => {
    const { main, sync } = begin()
    await sync.refresh()
    main.lost.after = 1
    expect(await sync.save(gesture(add('new', 20), rate('vex', 5)))).toBe(true)
    expect(main.log).toHaveLength(1)
    expect([sync.state(), sync.map()?.stars.length]).toEqual(['saved', 3])
  })

  test('a gesture that is saved stays shown while what changed cannot be read', async () => {
    const { main, sync } = begin()
    await sync.refresh()
    main.isCut = true
    expect(await sync.save(gesture(add('new', 20)))).toBe(true)
    expect(sync.map()?.findStar('new')?.version).toBe(0)
    main.isCut = false
    await sync.refresh()
    expect(sync.map()?.findStar('new')?.version).toBe(2)
  })

  test('what cannot be shown is still sent, and main says why not', async () => {
    const { sync } = begin()
    await sync.refresh()
    const before = sync.map()
    const saving = sync.save(gesture(rate('nobody', 5)))
    expect(sync.map()?.stars).toEqual(before?.stars)
    expect([await saving, sync.message()]).toEqual([false, 'This star is not there any more.'])
  })

  test('the cluster itself is changed in its turn', async () => {
    const { sync } = begin()
    await sync.refresh()
    expect(await Promise.all([sync.save(gesture(rate('vex', 5))), sync.update({ name: 'The Deep' })])).toEqual([
      true,
      true,
    ])
  })
})
