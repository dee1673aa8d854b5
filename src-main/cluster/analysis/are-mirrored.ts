import { areLinked } from '#shared/cluster/net/adjacency-lists.ts'
import { type HexTransform, SYMMETRIES, listTransforms } from '#shared/cluster/symmetry.ts'
import { isOnBoard, isSameHex } from '#shared/kit/hex.ts'
import type { HomeworldContext } from './homeworld-context.ts'

/**
 * Whether a symmetry of the board swaps two homeworlds and maps every star to one with the same rating and every link
 * to a link.
 */
export function areMirrored(theatre: HomeworldContext, a: number, b: number): boolean {
  const { board, stars } = theatre.chart
  const [homeA, homeB] = [stars[a], stars[b]]
  if (!homeA || !homeB) return false
  return SYMMETRIES.flatMap((symmetry) => listTransforms(symmetry, board)).some(
    (transform) =>
      isSameHex(transform(homeA), homeB) && isSameHex(transform(homeB), homeA) && isKept(theatre, transform),
  )
}

function isKept({ chart, net, links, ratings, routeMode }: HomeworldContext, transform: HexTransform): boolean {
  const images = chart.stars.map((star) => {
    const image = transform(star)
    return isOnBoard(image, chart.board) ? (net.starAt[net.field.indexOf(image)] ?? -1) : -1
  })
  if (!images.every((image, star) => image >= 0 && ratings[image] === ratings[star])) return false
  // Links by distance follow from the star positions. Drawn links must be checked.
  if (routeMode !== 'drawn') return true
  return images.every((image, star) => {
    const ends = links.to.subarray(links.start[star] ?? 0, links.start[star + 1] ?? 0)
    return ends.every((end) => areLinked(links, image, images[end] ?? -1))
  })
}
