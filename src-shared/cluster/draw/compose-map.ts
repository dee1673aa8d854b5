import { type BoxIndex, createBoxIndex } from './box-index.ts'
import { coordinateBoxes, coordinateMarks } from './coordinate-marks.ts'
import { gridMarks, rimMarks } from './grid-marks.ts'
import {
  fleetMarkers,
  fleetMarks,
  markerBox,
  noteMarkers,
  noteMarks,
  ownerMarkers,
  ownerMarks,
  pennantMarkers,
  pennantMarks,
} from './marker-marks.ts'
import type { Box, PictureLayer, PictureReport } from './picture.ts'
import { type PlacedTexts, placeMapTexts } from './place-map-texts.ts'
import { fullReach, type Plot, starAt } from './plot.ts'
import { fogMarks, regionMarks } from './region-marks.ts'
import { routeLines, routeMarks } from './route-marks.ts'
import { starMarks } from './star-marks.ts'

/** The map itself, without what stands around it; texts stay inside `bounds`. */
export function composeMap(
  plot: Plot,
  bounds: Box,
): { readonly layers: PictureLayer[]; readonly report: PictureReport } {
  const { parts } = plot.options
  const markers = {
    owners: parts.owners ? ownerMarkers(plot) : [],
    fleets: parts.fleets ? fleetMarkers(plot) : [],
    pennants: parts.fleets ? pennantMarkers(plot) : [],
    notes: parts.notes ? noteMarkers(plot) : [],
  }
  const blocked = [...starBoxes(plot), ...Object.values(markers).flat().map(markerBox)]
  const lines = parts.routes ? routeLines(plot) : new Float32Array()
  const hasLabels = plot.coordinates === 'labels'
  const texts = placeMapTexts(plot, {
    bounds,
    blocked,
    shy: hasLabels ? coordinateBoxes(plot) : [],
    lines,
    fleets: markers.fleets,
  })
  const coordinates = hasLabels ? coordinateMarks(plot, indexOf([...blocked, ...texts.boxes], plot)) : []
  const layers = mapLayers(plot, { markers, lines, texts, coordinates })
  return {
    layers: layers.filter(({ marks }) => marks.length > 0),
    report: {
      mmPerHex: plot.mmPerHex,
      coordinates: plot.coordinates,
      names: texts.counts,
      crowdedLabels: texts.crowdedLabels,
    },
  }
}

/** What was placed before anything is drawn. */
interface Placed {
  readonly markers: {
    readonly owners: ReturnType<typeof ownerMarkers>
    readonly fleets: ReturnType<typeof fleetMarkers>
    readonly pennants: ReturnType<typeof pennantMarkers>
    readonly notes: ReturnType<typeof noteMarkers>
  }
  readonly lines: Float32Array
  readonly texts: PlacedTexts
  readonly coordinates: PictureLayer['marks']
}

/** The layers from the ground up. */
function mapLayers(plot: Plot, { markers, lines, texts, coordinates }: Placed): PictureLayer[] {
  const { parts } = plot.options
  const layer = (id: string, title: string, marks: PictureLayer['marks']): PictureLayer => ({ id, title, marks })
  return [
    layer('regions', 'Regions', parts.regions ? regionMarks(plot) : []),
    layer('grid', 'Grid', parts.grid ? gridMarks(plot) : []),
    layer('rim', 'Edge of the board', rimMarks(plot)),
    layer('coordinates', 'Coordinates', coordinates),
    layer('fog', 'Fog', parts.fog ? fogMarks(plot) : []),
    layer('pale-labels', 'Labels under the stars', texts.paleLabels),
    layer('routes', 'Routes', parts.routes ? routeMarks(plot, lines) : []),
    layer('stars', 'Stars', starMarks(plot)),
    layer('owners', 'Owners', ownerMarks(markers.owners, plot.palette)),
    layer('fleets', 'Fleets', [
      ...fleetMarks(markers.fleets, plot.palette),
      ...pennantMarks(markers.pennants, plot.palette),
    ]),
    layer('notes', 'Notes', noteMarks(markers.notes, plot.palette)),
    layer('labels', 'Labels', texts.labels),
    layer('names', 'Names', texts.names),
  ]
}

/** What the stars and the rings around them cover: their tips aside, which a text may come near to. */
function starBoxes(plot: Plot): Box[] {
  return Array.from({ length: plot.list.stars.count }, (_, star) => {
    const { x, y } = starAt(plot, star)
    const half = fullReach(plot, star) * 0.92
    return { x: x - half, y: y - half, width: 2 * half, height: 2 * half }
  })
}

function indexOf(boxes: readonly Box[], { sizes }: Plot): BoxIndex {
  const index = createBoxIndex(3 * sizes.name)
  boxes.forEach(index.add)
  return index
}
