import type { OrderDeskView } from '#shared/contract/fistful/views.ts'

/** Formats a star with its name and hex: “Keel 0505”. */
export function formatStarNameWithHex({ map }: Pick<OrderDeskView, 'map'>, star: string): string {
  return `${map.stars.find((candidate) => candidate.star === star)?.name ?? ''} ${star}`.trim()
}
