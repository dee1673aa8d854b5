import { createLabelPlacer, type LabelObstacles } from './label-placer.ts'
import { getFullStarRadius, getStarNameSetting, type MapOnSheet, getStarPosition } from './map-on-sheet.ts'
import { buildLabelText, LINE_SPACING_RATIO, type MapTextRequest, listNamePositions } from './map-texts.ts'
import type { MapMarker } from './marker-marks.ts'
import type { Box, Mark, PictureReport, PictureTextStyle, TextsMark } from './picture.ts'
import {
  buildRegionNameText,
  measureRegions,
  buildLeaderMarks,
  REGION_NAME_ATTEMPTS,
  type RegionNameText,
} from './region-name-texts.ts'
import { TEXT_EXTENTS } from './text-width.ts'

/** Positioned texts of a map. */
export interface PlacedTexts {
  readonly labels: readonly TextsMark[]
  /** Labels without a free position: pale, drawn below everything else. */
  readonly paleLabels: readonly TextsMark[]
  readonly names: readonly TextsMark[]
  /** Lines from names beside their regions to these. */
  readonly leaders: readonly Mark[]
  /** Bounding boxes of the texts. */
  readonly boxes: readonly Box[]
  readonly counts: PictureReport['names']
  readonly crowdedLabels: number
}

interface MapGround extends Omit<LabelObstacles, 'textMm'> {
  readonly fleets: readonly MapMarker[]
}

/** Name of a star, with the star's index in the draw list. */
interface StarText extends MapTextRequest {
  readonly star: number
}

/** Names smaller than 3 pt are omitted. */
const LEAST_NAME = 1.05

/** Positions labels, then names of stars, then names of fleets and regions, each around the previous ones. */
export function placeMapTexts(plot: MapOnSheet, { fleets, ...things }: MapGround): PlacedTexts {
  const { options, list } = plot
  const room = createTextRoom({ ...things, textMm: plot.sizes.name })
  const shown = options.parts.labels ? list.labels.filter(({ kind }) => kind === 'label') : []
  const crowdedLabels = room.place(shown.map((label) => buildLabelText(plot, label)))
  const labelBoxes = room.boxes().length
  const names = nameStars(plot, room)
  const regions = options.parts.regions ? list.regions.filter(({ hexes }) => hexes.length > 0) : []
  const leftFleets = [true, false].reduce<readonly MapMarker[]>(
    (left, avoidsLines) =>
      room.place(left.map((fleet) => fleetName(plot, fleet, avoidsLines))).map(({ fleet }) => fleet),
    fleets,
  )
  const leftRegions = REGION_NAME_ATTEMPTS.reduce(
    (left, pass) => room.place(left.map((site) => buildRegionNameText(plot, site, pass))).map(({ site }) => site),
    measureRegions(
      plot,
      regions.filter(({ name }) => name !== ''),
    ),
  )
  return {
    labels: textMarks(room.placed().slice(0, labelBoxes), plot),
    paleLabels: textMarks(
      crowdedLabels.flatMap((text) => paleLabel(text, plot, things.bounds)),
      plot,
    ),
    names: textMarks(room.placed().slice(labelBoxes), plot),
    leaders: room.placed().flatMap(({ text, box }) => (isLed(text) ? buildLeaderMarks(plot, text, box) : [])),
    boxes: room.boxes(),
    counts: names,
    crowdedLabels: crowdedLabels.length + leftFleets.length + leftRegions.length,
  }
}

const isLed = (text: MapTextRequest): text is RegionNameText => 'hasLeader' in text && text.hasLeader === true

function paleLabel(text: MapTextRequest, { palette }: MapOnSheet, bounds: Box): PlacedText[] {
  const { fallback } = text
  if (!fallback) return []
  // A text that is wider than the map begins at its left edge.
  const x = Math.max(bounds.x, Math.min(fallback.x, bounds.x + bounds.width - fallback.width))
  return [{ text: { ...text, colour: palette.pale }, box: { ...fallback, x } }]
}

function nameStars(plot: MapOnSheet, room: TextRoom): PictureReport['names'] {
  const { parts, crowdedNames } = plot.options
  const { name, smallName } = plot.sizes
  const stars = Array.from({ length: plot.list.stars.count }, (_, star) => star)
  const wanted = parts.names ? stars.filter((star) => plot.list.stars.names[star] !== '') : []
  if (name < LEAST_NAME) return { all: wanted.length, smaller: 0, leftOut: wanted.map((star) => nameOf(plot, star)) }
  const canShrink = crowdedNames === 'smaller' && smallName >= LEAST_NAME
  let left = wanted
  let smaller = 0
  for (const way of NAME_PASSES) {
    if (way.isSmall && !canShrink) continue
    const crowded = room.place(left.map((star) => starName(plot, star, way)))
    if (way.isSmall) smaller += left.length - crowded.length
    left = crowded.map(({ star }) => star)
  }
  return { all: wanted.length, smaller, leftOut: left.map((star) => nameOf(plot, star)) }
}

/** Attempts to place a name, until one succeeds: first clear of routes, last across them. */
const NAME_PASSES: readonly NameRequest[] = [
  { isSmall: false, isCrowded: false, avoidsLines: true },
  { isSmall: false, isCrowded: true, avoidsLines: true },
  { isSmall: true, isCrowded: true, avoidsLines: true },
  { isSmall: false, isCrowded: true, avoidsLines: false },
  { isSmall: true, isCrowded: true, avoidsLines: false },
]

const nameOf = ({ list }: MapOnSheet, star: number) => list.stars.names[star] ?? ''

interface NameRequest {
  /** Whether the name is as small as the map allows, whatever its rank. */
  readonly isSmall: boolean
  readonly isCrowded: boolean
  readonly avoidsLines: boolean
}

function starName(plot: MapOnSheet, star: number, { isSmall, isCrowded, avoidsLines }: NameRequest): StarText {
  const text = nameOf(plot, star)
  const { x, y } = getStarPosition(plot, star)
  const setting = getStarNameSetting(plot, star)
  const [face, sizeMm] = [setting.face, isSmall ? plot.sizes.smallName : setting.size]
  const place = { x, y, reach: getFullStarRadius(plot, star), isCrowded }
  const choices = listNamePositions(text, { face, size: sizeMm }, place)
  return { star, text, face, sizeMm, spacing: 0, colour: plot.palette.ink, avoidsLines, choices, fallback: null }
}

/** Name of a fleet. */
interface FleetText extends MapTextRequest {
  readonly fleet: MapMarker
}

function fleetName(plot: MapOnSheet, fleet: MapMarker, avoidsLines: boolean): FleetText {
  const sizeMm = plot.sizes.smallName
  const colour = fleet.isHidden ? plot.palette.secret : plot.palette.dim
  const choices = listNamePositions(fleet.text, { face: 'italic', size: sizeMm }, { ...fleet, isCrowded: true })
  return { fleet, text: fleet.text, face: 'italic', sizeMm, spacing: 0, colour, avoidsLines, choices, fallback: null }
}

interface PlacedText {
  readonly text: MapTextRequest
  readonly box: Box
}

/** Collects texts group by group. */
function createTextRoom(things: LabelObstacles) {
  const ground = createLabelPlacer(things)
  const placed: PlacedText[] = []
  return {
    /** Positions a group and returns the texts without a free position. */
    place<Text extends MapTextRequest>(texts: readonly Text[]): Text[] {
      const found = ground.place(texts)
      texts.forEach((text, index) => {
        const box = found[index]
        if (box) placed.push({ text, box })
      })
      return texts.filter((_, index) => !found[index])
    },
    placed: (): readonly PlacedText[] => placed,
    boxes: (): readonly Box[] => placed.map(({ box }) => box),
  }
}

type TextRoom = ReturnType<typeof createTextRoom>

/** Width of a text's halo, as a share of its size. */
const HALO = 0.22

/** Groups texts of the same style. */
function textMarks(placed: readonly PlacedText[], { palette }: MapOnSheet): TextsMark[] {
  const byLook = Map.groupBy(placed, ({ text }) => `${text.face} ${text.sizeMm} ${text.spacing} ${text.colour}`)
  return Array.from(byLook.values(), (group) => {
    const { face, sizeMm, spacing, colour } = (group[0] as PlacedText).text
    const halo = { colour: palette.ground, lineMm: sizeMm * HALO }
    const look: PictureTextStyle = { face, sizeMm, spacing, colour, anchor: 'middle', halo }
    const items = group.flatMap(({ text: { text, lines = [text] }, box }) =>
      lines.map((line, at) => ({
        text: line,
        x: box.x + box.width / 2,
        y: box.y + (TEXT_EXTENTS.ascender + at * LINE_SPACING_RATIO) * sizeMm,
      })),
    )
    return { kind: 'texts', look, items }
  })
}
