import { applyEdits, applyPatch, type StarMap } from '#renderer/features/cluster/model/star-map.ts'
import { DEFAULT_TOOL_SETTINGS_BY_ID, startTool } from '#renderer/features/cluster/tools/tools.ts'
import { type MapCamera, fitCameraToBoard, convertToBoardPoint } from '#renderer/parts/star-map/camera/map-camera.ts'
import { DEFAULT_MAP_LAYER_STATES } from '#renderer/stores/map-layers.ts'
import type { ClusterEdit, ClusterPatch, ClusterView } from '#shared/contract/cluster.ts'
import { countHexesWithinRange } from '#shared/kit/hex-indexer.ts'
import { type HexRuns, iterateHexes, buildHexRuns } from '#shared/kit/hex-runs.ts'
import { findHexAt, computeHexCentre, type HexPlace, type HexPoint } from '#shared/kit/hex.ts'
import { getMeasurementSize } from '#tests/bench/measurement-size.ts'
import { sampleMap, seeded } from '../sample-map.ts'
import { cameraAt, LEVELS, measureFrames, nextFrame, VIEW } from './frames.ts'
import { finishDrawing, type MapScreen, openMap, drawAll } from './open-map.ts'
import type { Level, MapTimes } from './page-times.ts'

/** Time from the text of the response to the first complete picture. */
async function measureOpening(text: string): Promise<{ screen: MapScreen; took: number }> {
  const started = performance.now()
  const screen = openMap(JSON.parse(text) as ClusterView)
  screen.draw(fitCameraToBoard({ board: screen.map().board, view: VIEW }), true)
  finishDrawing()
  await nextFrame()
  return { screen, took: performance.now() - started }
}

function disc({ field }: StarMap, place: HexPlace, radius: number): HexRuns {
  const hexes = new Int32Array(countHexesWithinRange(radius))
  const count = field.spiral(field.indexOf(place), radius, hexes)
  return buildHexRuns([...hexes.subarray(0, count)].map((hex) => field.placeOf(hex)))
}

/** Hex at a point of the board; the camera scripts never leave the board. */
function placeAt(point: HexPoint, { board }: StarMap): HexPlace {
  const place = findHexAt(point, board)
  if (!place) throw new Error('The camera has left the board')
  return place
}

const REGION = {
  name: 'Reach',
  colour: '#4a7f9e',
  border: 'solid',
  isFilled: true,
  notes: '',
  publicNotes: '',
  isHidden: false,
} as const
/** 1,027 hexes. */
const RADIUS = 18
const ROUNDS = getMeasurementSize(15, 1)
const EMPTY_PATCH: ClusterPatch = {
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

/** The region tool with the brush of a thousand hexes: one press and release. */
function strokeWith(map: StarMap, regionId: string, place: HexPlace): readonly ClusterEdit[] {
  const region = { ...DEFAULT_TOOL_SETTINGS_BY_ID.region, target: { kind: 'region', id: regionId }, radius: RADIUS }
  const scene = {
    map,
    selection: [],
    options: { ...DEFAULT_TOOL_SETTINGS_BY_ID, region },
    symmetry: 'none',
    layers: DEFAULT_MAP_LAYER_STATES,
    newId: () => 'new',
    chance: () => 0.5,
  } as const
  const tool = startTool('region')
  const spot = {
    hex: place,
    point: computeHexCentre(place, map.board),
    keys: { shift: false, ctrl: false, alt: false },
  }
  tool({ type: 'down', ...spot }, scene)
  const { commit } = tool({ type: 'up', ...spot }, scene)
  if (!commit) throw new Error('The region tool drew nothing')
  return commit.edits
}

/** A stroke over a thousand hexes and its undo, each until all visible tiles show it. */
async function measureEdits(screen: MapScreen, mode: Level): Promise<MapTimes['edits'][number]> {
  const camera = cameraAt(mode, 0.5, screen.map().board)
  const spot = placeAt(camera, screen.map())
  const id = `region-${mode}`
  const hexes = disc(screen.map(), spot, 4).map(([row, first, last]): [number, number, number] => [row, first, last])
  screen.show(applyEdits(screen.map(), [{ type: 'add-region', id, fields: REGION, hexes }]))
  const stroke: number[] = []
  const undo: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = screen.map().find('region', id)
    if (!before) throw new Error('The region is gone')
    const place = { row: spot.row + (round % 3), column: spot.column + (round % 4) }
    stroke.push(await measureChange(screen, camera, (map) => applyEdits(map, strokeWith(map, id, place))))
    undo.push(await measureChange(screen, camera, (map) => applyPatch(map, { ...EMPTY_PATCH, regions: [before] })))
  }
  return { mode, stroke, undo }
}

/** Scattering 150 stars over a thousand hexes, and undoing it. */
async function measureStrewing(screen: MapScreen): Promise<number[]> {
  const camera = cameraAt('mid', 0.7, screen.map().board)
  const places = [...iterateHexes(disc(screen.map(), placeAt(camera, screen.map()), RADIUS))].filter(
    (place) => !screen.map().findStarAt(place),
  )
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const chosen = places.filter((_, at) => at % 5 === round % 5)
    const edits = chosen.map((place, at): ClusterEdit => ({
      type: 'add-star',
      id: `new-${at}`,
      ...place,
      fields: { name: `Strewn ${at}` },
    }))
    times.push(await measureChange(screen, camera, (map) => applyEdits(map, edits)))
    screen.show(applyPatch(screen.map(), { ...EMPTY_PATCH, gone: chosen.map((_, at) => `new-${at}`) }))
  }
  return times
}

/** Work from the change until all visible tiles show it; moved names are drawn later, step by step. */
async function measureChange(screen: MapScreen, camera: MapCamera, change: (map: StarMap) => StarMap): Promise<number> {
  await drawAll(screen, camera)
  let started = performance.now()
  screen.show(change(screen.map()))
  let work = performance.now() - started
  for (let left = 'in sight'; left === 'in sight';) {
    started = performance.now()
    left = screen.draw(camera, true)
    finishDrawing()
    work += performance.now() - started
    await nextFrame()
  }
  return work
}

const LOOKS = getMeasurementSize(500, 5)

/** Milliseconds per hit test: hex, star and route under a pixel. */
function measureHits(map: StarMap): number[] {
  const random = seeded(11)
  const camera = cameraAt('mid', 0.5, map.board)
  return Array.from({ length: 20 }, () => {
    const started = performance.now()
    for (let look = 0; look < LOOKS; look += 1) {
      const point = convertToBoardPoint(camera, VIEW, { x: random() * VIEW.width, y: random() * VIEW.height })
      map.findStarAt(placeAt(point, map))
      map.findRouteNear(point, 0.3)
    }
    return (performance.now() - started) / LOOKS
  })
}

await document.fonts.ready
const text = JSON.stringify(sampleMap())
let opened = await measureOpening(text)
const openings = [opened.took]
for (let round = 1; round < getMeasurementSize(3, 1); round += 1) {
  opened = await measureOpening(text)
  openings.push(opened.took)
}
const { screen } = opened
const frames = await measureFrames({ draw: (camera) => screen.draw(camera), flush: finishDrawing }, screen.map().board)
const hits = measureHits(screen.map())
const edits: MapTimes['edits'][number][] = []
for (const mode of LEVELS) edits.push(await measureEdits(screen, mode))
window.bench = { frames, openings, hits, edits, strewn: await measureStrewing(screen) }
