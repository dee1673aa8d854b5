import { hexLabel } from '#shared/kit/hex.ts'
import type { DrawList } from './draw-list.ts'
import { createPen, drawPolygon, fillOf, strokeOf } from './path-pen.ts'
import type { PicturePalette } from './picture-palettes.ts'
import type { Box, Mark, PathMark, TextsMark } from './picture.ts'
import { fullReach, type Plot, starAt } from './plot.ts'

/** A small sign beside a star or in a hex. */
export interface Marker {
  readonly x: number
  readonly y: number
  /** How far it reaches from its middle. */
  readonly reach: number
  /** What is written in or beside it. */
  readonly text: string
  readonly isHidden: boolean
}

/** The owners' initials, below right of their stars. */
export function ownerMarkers(plot: Plot): Marker[] {
  const { marks } = plot.list.stars
  const reach = plot.sizes.marker
  return marks.flatMap((text, star) => {
    if (text === '') return []
    const { x, y } = starAt(plot, star)
    const away = (fullReach(plot, star) + reach) * 0.72
    return [{ x: x + away, y: y + away, reach, text, isHidden: false }]
  })
}

/** Fleets: in the middle of an empty hex, below left of a star; those in one hex stand side by side. */
export function fleetMarkers(plot: Plot): Marker[] {
  const reaches = reachesByHex(plot)
  const inHex = new Map<string, number>()
  return plot.list.fleets.map(({ x, y, name, isHidden }) => {
    const key = placeKey(x, y)
    const before = inHex.get(key) ?? 0
    inHex.set(key, before + 1)
    const away = reaches.has(key) ? ((reaches.get(key) ?? 0) + plot.sizes.marker) * 0.72 : 0
    const reach = plot.sizes.marker
    return { ...shifted(plot, { x, y }, -away - before * 2.1 * reach, away), reach, text: name, isHidden }
  })
}

/** Notes, numbered hex by hex: in the middle of an empty hex, above right of a star. */
export function noteMarkers(plot: Plot): Marker[] {
  const reaches = reachesByHex(plot)
  return notesOf(plot.list).map(({ x, y, isHidden }, index) => {
    const reach = plot.sizes.marker
    const away = reaches.has(placeKey(x, y)) ? ((reaches.get(placeKey(x, y)) ?? 0) + reach) * 0.72 : 0
    return { ...shifted(plot, { x, y }, away, -away), reach, text: String(index + 1), isHidden }
  })
}

/** Notes by hex, as they are numbered. */
function notesOf({ labels }: DrawList) {
  return labels
    .filter(({ kind }) => kind === 'note')
    .toSorted((one, other) => one.row - other.row || one.column - other.column)
}

/** A note as the margin has it: “0412 The lamp was out.” */
export function noteLines(list: DrawList): { readonly hex: string; readonly text: string }[] {
  return notesOf(list).map((note) => ({ hex: hexLabel(note, list.board), text: note.text }))
}

const placeKey = (x: number, y: number) => `${x.toFixed(2)} ${y.toFixed(2)}`

function reachesByHex(plot: Plot): Map<string, number> {
  const { at, count } = plot.list.stars
  return new Map(
    Array.from({ length: count }, (_, star) => [
      placeKey(at[2 * star] ?? 0, at[2 * star + 1] ?? 0),
      fullReach(plot, star),
    ]),
  )
}

function shifted({ x, y, radiusMm }: Plot, place: { x: number; y: number }, dx: number, dy: number) {
  return { x: x + place.x * radiusMm + dx, y: y + place.y * radiusMm + dy }
}

/** What a marker covers. */
export function markerBox({ x, y, reach }: Marker): Box {
  return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach }
}

/** Squares with the owners' initials. */
export function ownerMarks(markers: readonly Marker[], palette: PicturePalette): Mark[] {
  return signMarks(markers, palette, (pen, { x, y, reach }) => {
    const half = reach * 0.88
    drawPolygon(
      pen,
      [
        [-half, -half],
        [half, -half],
        [half, half],
        [-half, half],
      ],
      [x, y],
    )
  })
}

/** Circles with the notes' numbers. */
export function noteMarks(markers: readonly Marker[], palette: PicturePalette): Mark[] {
  return signMarks(markers, palette, (pen, { x, y, reach }) => pen.circle(x, y, reach * 0.95))
}

type DrawSign = (pen: ReturnType<typeof createPen>, marker: Marker) => void

function signMarks(markers: readonly Marker[], palette: PicturePalette, draw: DrawSign): Mark[] {
  const first = markers[0]
  if (!first) return []
  const pen = createPen()
  for (const marker of markers) draw(pen, marker)
  return [
    pen.mark({ ...fillOf(palette.ground), stroke: palette.ink, lineMm: first.reach * 0.14 }),
    textsIn(markers, first.reach * 1.3, palette),
  ]
}

function textsIn(markers: readonly Marker[], sizeMm: number, palette: PicturePalette): TextsMark {
  const look = { face: 'bold', sizeMm, anchor: 'middle', colour: palette.ink, spacing: 0, halo: null } as const
  return { kind: 'texts', look, items: markers.map(({ text, x, y }) => ({ text, x, y: y + sizeMm * 0.3 })) }
}

/** Darts for fleets, those that the players don't see in the accent. */
export function fleetMarks(markers: readonly Marker[], palette: PicturePalette): PathMark[] {
  return [false, true].flatMap((isHidden) => {
    const some = markers.filter((marker) => marker.isHidden === isHidden)
    const first = some[0]
    if (!first) return []
    const pen = createPen()
    for (const { x, y, reach } of some)
      drawPolygon(
        pen,
        [
          [0, -reach],
          [0.85 * reach, 0.9 * reach],
          [0, 0.45 * reach],
          [-0.85 * reach, 0.9 * reach],
        ],
        [x, y],
      )
    const paint = strokeOf(palette.ground, first.reach * 0.24, { fill: isHidden ? palette.accent : palette.ink })
    return [pen.mark(paint), pen.mark(fillOf(isHidden ? palette.accent : palette.ink))]
  })
}
