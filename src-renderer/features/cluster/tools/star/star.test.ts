import { describe, expect, test } from 'vitest'
import { DEFAULT_MAP_LAYER_STATES } from '#renderer/stores/map-layers.ts'
import { getHexDistance, STANDARD_BOARD } from '#shared/kit/hex.ts'
import { CANCEL, DONE, eventsOn, LEAVE, optionsWith, play, sceneOf } from '#tests/support/map-scene.ts'
import { SMALL_MAP as MAP } from '#tests/support/tool-maps.ts'
import { starTool } from './index.ts'

const { on, beside, click, drag } = eventsOn(MAP)

describe('star', () => {
  const scene = () => sceneOf(MAP, { options: optionsWith('star', { rating: 4 }) })
  const drawn = { type: 'add-star', id: 'new-1', row: 20, column: 8, fields: { rating: 4 } }

  test('shows a star of the chosen rating under the pointer', () => {
    expect(play(starTool, [on('move', '2008')], scene()).last.preview).toEqual([drawn])
  })

  test('a click in an empty hex draws it and chooses it', () => {
    const played = play(starTool, click('2008'), scene())
    expect(played.edits).toEqual([drawn])
    expect(played.selection).toEqual([{ kind: 'star', id: 'new-1' }])
  })

  test('stars are numbered where that is set, and no number is given twice', () => {
    const numbered = { options: optionsWith('star', { rating: 4, naming: 'numbers' }) }
    const first = play(starTool, click('2008'), sceneOf(MAP, numbered))
    expect(first.edits).toMatchObject([{ fields: { rating: 4, name: 'Star 1' } }])
    const second = play(starTool, click('2010'), sceneOf(first.map, { ...numbered, newId: () => 'again' }))
    expect(second.edits).toMatchObject([{ fields: { name: 'Star 2' } }])
  })

  test('a click on a star selects it and draws nothing', () => {
    const played = play(starTool, click('0412'), scene())
    expect([played.selection, played.commits]).toEqual([[{ kind: 'star', id: 'vex' }], []])
    expect(play(starTool, [on('move', '0412')], scene()).last.preview).toBeUndefined()
  })

  test('letting go elsewhere, beside the board or after Escape draws nothing', () => {
    for (const events of [
      [on('down', '2008'), on('up', '2108')],
      [beside('down'), beside('up')],
      [on('down', '2008'), CANCEL, on('up', '2008')],
      [on('down', '2008'), LEAVE, on('up', '2008')],
      [on('down', '2008'), DONE, on('double', '2008')],
    ])
      expect(play(starTool, events, scene()).commits).toEqual([])
  })

  test('draws nothing where stars are locked, and says so', () => {
    const layers = { ...DEFAULT_MAP_LAYER_STATES, stars: { ...DEFAULT_MAP_LAYER_STATES.stars, isLocked: true } }
    const played = play(starTool, click('2008'), sceneOf(MAP, { layers }))
    expect([played.commits, played.selection, played.last.status]).toEqual([
      [],
      [],
      'The stars are locked: unlock them in Layers first.',
    ])
  })
})

describe('the brush', () => {
  const options = optionsWith('star', { mode: 'brush', radius: 3, density: 60, apart: 1 })
  const stroke = drag(['0412', '1208', '2008'])

  test('strews stars by chance in one gesture, never on a star and never too near', () => {
    const played = play(starTool, stroke, sceneOf(MAP, { options }))
    const count = played.edits.length
    expect(count).toBeGreaterThan(10)
    expect(played.commits[0]?.label).toBe(`Strew ${count} stars`)
    const { stars } = played.map
    expect(stars).toHaveLength(4 + count)
    const fresh = stars.filter(({ id }) => id.startsWith('new'))
    for (const item of fresh)
      for (const otherStar of stars)
        if (item !== otherStar) expect(getHexDistance(item, otherStar, STANDARD_BOARD)).toBeGreaterThan(1)
  })

  test('falls the same way for the same seed', () => {
    const strew = () => play(starTool, stroke, sceneOf(MAP, { options })).edits
    expect(strew()).toEqual(strew())
  })

  test('passes hexes twice without a second throw', () => {
    const back = play(starTool, drag(['2008', '2010', '2008', '2010']), sceneOf(MAP, { options }))
    const once = play(starTool, drag(['2008', '2010']), sceneOf(MAP, { options }))
    expect(back.edits).toEqual(once.edits)
  })

  test('keeps its distance from partners too', () => {
    const played = play(starTool, drag(['1508', '1808']), sceneOf(MAP, { options, symmetry: 'half-turn' }))
    for (const star of played.map.stars.filter(({ id }) => id.startsWith('new')))
      for (const otherStar of played.map.stars)
        if (star !== otherStar) expect(getHexDistance(star, otherStar, STANDARD_BOARD)).toBeGreaterThan(1)
  })

  test('fills every hex at 100 % with nothing kept free', () => {
    const full = optionsWith('star', { mode: 'brush', radius: 1, density: 100, apart: 0 })
    expect(play(starTool, click('2008'), sceneOf(MAP, { options: full })).edits).toHaveLength(7)
  })

  test.each([CANCEL, LEAVE])('is given up on $type', (event) => {
    expect(play(starTool, [...stroke.slice(0, 2), event, on('up', '2008')], sceneOf(MAP, { options })).commits).toEqual(
      [],
    )
  })

  test('shows its reach before it is pressed', () => {
    expect(play(starTool, [on('move', '2008')], sceneOf(MAP, { options })).last.preview).toMatchObject([
      { type: 'hexes', emphasis: 'reach' },
    ])
  })
})
