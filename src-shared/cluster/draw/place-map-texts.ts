import { createLabelPlacer, type LabelObstacles } from './label-placer.ts'
import { getFullStarRadius, type MapPlacement, getStarPosition } from './map-placement.ts'
import { buildLabelText, type MapText, listNamePositions, buildRegionText } from './map-texts.ts'
import type { Marker } from './marker-marks.ts'
import type { Box, PictureReport, TextStyle, TextsMark } from './picture.ts'
import { TEXT_EXTENTS } from './text-width.ts'

/** Positioned texts of a map. */
export interface PlacedTexts {
  readonly labels: readonly TextsMark[]
  /** Labels without a free position: pale, drawn below everything else. */
  readonly paleLabels: readonly TextsMark[]
  readonly names: readonly TextsMark[]
  /** Bounding boxes of the texts. */
  readonly boxes: readonly Box[]
  readonly counts: PictureReport['names']
  readonly crowdedLabels: number
}

interface MapGround extends Omit<LabelObstacles, 'textMm'> {
  readonly fleets: readonly Marker[]
}

/** Name of a star, with the star's index in the draw list. */
interface StarText extends MapText {
  readonly star: number
}

/** Names smaller than 3 pt are omitted. */
const LEAST_NAME = 1.05

/** Positions labels, then names of stars, then names of fleets and regions, each around the previous ones. */
export function placeMapTexts(plot: MapPlacement, { fleets, ...things }: MapGround): PlacedTexts {
  const { options, list } = plot
  const room = createTextRoom({ ...things, textMm: plot.sizes.name })
  const shown = options.parts.labels ? list.labels.filter(({ kind }) => kind === 'label') : []
  const crowdedLabels = room.place(shown.map((label) => buildLabelText(plot, label)))
  const labelBoxes = room.boxes().length
  const names = nameStars(plot, room)
  const regions = options.parts.regions ? list.regions.filter(({ hexes }) => hexes.length > 0) : []
  const leftFleets = room.place(fleets.map((fleet) => fleetName(plot, fleet)))
  const leftRegions = room.place(regions.map((region) => buildRegionText(plot, region)))
  return {
    labels: textMarks(room.placed().slice(0, labelBoxes), plot),
    paleLabels: textMarks(
      crowdedLabels.flatMap((text) => paleLabel(text, plot)),
      plot,
    ),
    names: textMarks(room.placed().slice(labelBoxes), plot),
    boxes: room.boxes(),
    counts: names,
    crowdedLabels: crowdedLabels.length + leftFleets.length + leftRegions.length,
  }
}

function paleLabel(text: MapText, { palette }: MapPlacement): PlacedText[] {
  return text.fallback ? [{ text: { ...text, colour: palette.pale }, box: text.fallback }] : []
}

function nameStars(plot: MapPlacement, room: TextRoom): PictureReport['names'] {
  const { parts, crowdedNames } = plot.options
  const { name, smallName } = plot.sizes
  const stars = Array.from({ length: plot.list.stars.count }, (_, star) => star)
  const wanted = parts.names ? stars.filter((star) => plot.list.stars.names[star] !== '') : []
  if (name < LEAST_NAME) return { all: wanted.length, smaller: 0, leftOut: wanted.map((star) => nameOf(plot, star)) }
  const crowded = room.place(wanted.map((star) => starName(plot, star, { sizeMm: name, isCrowded: false })))
  const left = room.place(crowded.map(({ star }) => starName(plot, star, { sizeMm: name, isCrowded: true })))
  const canShrink = crowdedNames === 'smaller' && smallName >= LEAST_NAME
  const small = canShrink ? left.map(({ star }) => starName(plot, star, { sizeMm: smallName, isCrowded: true })) : []
  const leftOut = canShrink ? room.place(small) : left
  return { all: wanted.length, smaller: left.length - leftOut.length, leftOut: leftOut.map(({ text }) => text) }
}

const nameOf = ({ list }: MapPlacement, star: number) => list.stars.names[star] ?? ''

interface NameWay {
  readonly sizeMm: number
  readonly isCrowded: boolean
}

function starName(plot: MapPlacement, star: number, { sizeMm, isCrowded }: NameWay): StarText {
  const text = nameOf(plot, star)
  const { x, y } = getStarPosition(plot, star)
  const choices = listNamePositions(
    text,
    { face: 'regular', size: sizeMm },
    { x, y, reach: getFullStarRadius(plot, star), isCrowded },
  )
  return { star, text, face: 'regular', sizeMm, spacing: 0, colour: plot.palette.ink, choices, fallback: null }
}

function fleetName(plot: MapPlacement, fleet: Marker): MapText {
  const sizeMm = plot.sizes.smallName
  const colour = fleet.isHidden ? plot.palette.accent : plot.palette.dim
  const choices = listNamePositions(fleet.text, { face: 'italic', size: sizeMm }, fleet)
  return { text: fleet.text, face: 'italic', sizeMm, spacing: 0, colour, choices, fallback: null }
}

interface PlacedText {
  readonly text: MapText
  readonly box: Box
}

/** Collects texts group by group. */
function createTextRoom(things: LabelObstacles) {
  const ground = createLabelPlacer(things)
  const placed: PlacedText[] = []
  return {
    /** Positions a group and returns the texts without a free position. */
    place<Text extends MapText>(texts: readonly Text[]): Text[] {
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
function textMarks(placed: readonly PlacedText[], { palette }: MapPlacement): TextsMark[] {
  const byLook = Map.groupBy(placed, ({ text }) => `${text.face} ${text.sizeMm} ${text.spacing} ${text.colour}`)
  return Array.from(byLook.values(), (group) => {
    const { face, sizeMm, spacing, colour } = (group[0] as PlacedText).text
    const halo = { colour: palette.ground, lineMm: sizeMm * HALO }
    const look: TextStyle = { face, sizeMm, spacing, colour, anchor: 'middle', halo }
    const items = group.map(({ text, box }) => ({
      text: text.text,
      x: box.x + box.width / 2,
      y: box.y + TEXT_EXTENTS.ascender * sizeMm,
    }))
    return { kind: 'texts', look, items }
  })
}
