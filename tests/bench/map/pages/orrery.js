import { applyEdits, applyPatch } from '#renderer/features/cluster/model/star-map.ts'
import { FIRST_OPTIONS, takeTool } from '#renderer/features/cluster/tools/tools.ts'
import { fitCamera, toBoard } from '#renderer/parts/star-map/camera/camera.ts'
import { FIRST_LAYERS } from '#renderer/parts/star-map/layers.ts'
import { spiralRoom } from '#shared/kit/hex-field.ts'
import { hexesOf, runsOf } from '#shared/kit/hex-runs.ts'
import { hexAt, hexCentre } from '#shared/kit/hex.ts'
import { sampleMap, seeded } from '../sample-map.ts'
import { cameraAt, measureFrames, nextFrame, VIEW } from './frames.js'
import { flush, openMap, settle } from './open-map.js'

/** From the text of the answer to the first whole picture. */
async function measureOpening(text) {
  const started = performance.now()
  const screen = openMap(JSON.parse(text))
  screen.draw(fitCamera({ board: screen.map.board, view: VIEW }), true)
  flush()
  await nextFrame()
  return { screen, took: performance.now() - started }
}

function disc(map, row, column, radius) {
  const { field } = map
  const out = new Int32Array(spiralRoom(radius))
  const count = field.spiral(field.indexOf({ row, column }), radius, out)
  return runsOf([...out.subarray(0, count)].map((hex) => field.placeOf(hex)))
}

const REGION = {
  name: 'Reach',
  colour: '#4a7f9e',
  border: 'solid',
  isFilled: true,
  notes: '',
  publicNotes: '',
  isHidden: false,
}
/** 1,027 hexes. */
const RADIUS = 18
const ROUNDS = 15
const EMPTY_PATCH = {
  revision: 2,
  head: null,
  stars: [],
  routes: [],
  regions: [],
  labels: [],
  fleets: [],
  bookmarks: [],
  gone: [],
}

/** The region tool with the brush of a thousand hexes: one press and its release. Answers the edits. */
function strokeWith(map, regionId, place) {
  const region = { ...FIRST_OPTIONS.region, target: { kind: 'region', id: regionId }, radius: RADIUS }
  const scene = {
    map,
    selection: [],
    options: { ...FIRST_OPTIONS, region },
    symmetry: 'none',
    layers: FIRST_LAYERS,
    newId: () => 'new',
    chance: () => 0.5,
  }
  const tool = takeTool('region')
  const spot = { hex: place, point: hexCentre(place, map.board), keys: { shift: false, ctrl: false, alt: false } }
  tool({ type: 'down', ...spot }, scene)
  return tool({ type: 'up', ...spot }, scene).commit.edits
}

/** A stroke of a thousand hexes and its undoing, both until all tiles in sight show it. */
async function measureEdits(screen, mode) {
  const camera = cameraAt(mode, 0.5, screen.map.board)
  const spot = hexAt(camera, screen.map.board)
  const id = `region-${mode}`
  const hexes = disc(screen.map, spot.row, spot.column, 4)
  screen.show(applyEdits(screen.map, [{ type: 'add-region', id, fields: REGION, hexes }]))
  const [stroke, undo] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = screen.map.find('region', id)
    const place = { row: spot.row + (round % 3), column: spot.column + (round % 4) }
    stroke.push(await measureChange(screen, camera, (map) => applyEdits(map, strokeWith(map, id, place))))
    undo.push(await measureChange(screen, camera, (map) => applyPatch(map, { ...EMPTY_PATCH, regions: [before] })))
  }
  return { mode, stroke, undo }
}

/** A hundred and fifty stars strewn over a thousand hexes, and their undoing. */
async function measureStrewing(screen) {
  const camera = cameraAt('mid', 0.7, screen.map.board)
  const spot = hexAt(camera, screen.map.board)
  const places = [...hexesOf(disc(screen.map, spot.row, spot.column, RADIUS))].filter(
    (place) => !screen.map.findStarAt(place),
  )
  const times = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const chosen = places.filter((_, at) => at % 5 === round % 5)
    const edits = chosen.map((place, at) => ({
      type: 'add-star',
      id: `new-${at}`,
      ...place,
      fields: { name: `Strewn ${at}` },
    }))
    times.push(await measureChange(screen, camera, (map) => applyEdits(map, edits)))
    screen.show(applyPatch(screen.map, { ...EMPTY_PATCH, gone: edits.map(({ id }) => id) }))
  }
  return times
}

/** The work from the change until all tiles in sight show it; names that move over by then are worked on after that, bit by bit. */
async function measureChange(screen, camera, change) {
  await settle(screen, camera)
  let work = 0
  const timed = (run) => {
    const started = performance.now()
    run()
    work += performance.now() - started
  }
  timed(() => screen.show(change(screen.map)))
  for (let left = 'in sight'; left === 'in sight';) {
    timed(() => {
      left = screen.draw(camera, true)
      flush()
    })
    await nextFrame()
  }
  return work
}

/** What lies under a pixel: hex, star and route. Milliseconds of one look. */
function measureHits({ map }) {
  const random = seeded(11)
  const camera = cameraAt('mid', 0.5, map.board)
  const times = []
  for (let round = 0; round < 20; round += 1) {
    const started = performance.now()
    for (let look = 0; look < 500; look += 1) {
      const point = toBoard(camera, VIEW, { x: random() * VIEW.width, y: random() * VIEW.height })
      const hex = hexAt(point, map.board)
      map.findStarAt(hex)
      map.findRouteNear(point, 0.3)
    }
    times.push((performance.now() - started) / 500)
  }
  return times
}

await document.fonts.ready
const text = JSON.stringify(sampleMap())
const openings = []
let screen = null
for (let round = 0; round < 3; round += 1) {
  const opened = await measureOpening(text)
  screen = opened.screen
  openings.push(opened.took)
}
const frames = await measureFrames({ draw: (camera) => screen.draw(camera), flush }, screen.map.board)
const hits = measureHits(screen)
const edits = []
for (const mode of ['all', 'mid', 'near']) edits.push(await measureEdits(screen, mode))
const strewn = await measureStrewing(screen)
window.bench = { frames, openings, hits, edits, strewn }
