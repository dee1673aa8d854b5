import { createFileNamer } from '#main/journal/file-names.ts'
import { BODY_LABELS } from '#shared/cluster/system/body.ts'
import { formatCount } from '#shared/kit/format.ts'
import type { Gazetteer, GazetteerBody, GazetteerRegion, GazetteerStar, GazetteerTexts } from './content.ts'
import { explainEmptyGazetteer } from './describe-empty.ts'
import { SECRET_LABEL } from './gazetteer-style.ts'
import { listIndexEntries } from './index-chapters.ts'
import { formatRegionCounts } from './region-chapters.ts'
import { formatRating } from './star-blocks.ts'

/** A file of a gazetteer: its path, separated by `/`, and its text. */
export interface MarkdownFile {
  readonly path: string
  readonly text: string
}

/** Where the text of each anchor stands. */
type Places = ReadonlyMap<string, string>

const CONTENTS = 'Contents'

/**
 * Formats a gazetteer as Markdown: its contents with an index, a file for each region, and in a folder beside it a
 * file for each of its stars. Relative links join them.
 */
export function buildGazetteerMarkdownFiles(gazetteer: Gazetteer): MarkdownFile[] {
  const places = placeFiles(gazetteer)
  const pathOf = (anchor: string) => places.get(anchor) ?? ''
  return [
    { path: `${CONTENTS}.md`, text: formatContents(gazetteer, places) },
    ...gazetteer.regions.flatMap((region) => [
      { path: pathOf(region.anchor), text: formatRegion(gazetteer, region, places) },
      ...region.stars.map((star) => ({ path: pathOf(star.anchor), text: formatStar(region, star, places) })),
    ]),
  ]
}

function placeFiles({ regions }: Gazetteer): Places {
  const places = new Map<string, string>()
  const nameRegion = createFileNamer(new Set())
  nameRegion(CONTENTS) // its file is the table of contents
  for (const region of regions) {
    const folder = nameRegion(region.name.replace(/\.md$/i, ''))
    places.set(region.anchor, `${folder}.md`)
    const nameStar = createFileNamer(new Set())
    for (const star of region.stars) {
      const path = `${folder}/${nameStar(star.name)}.md`
      places.set(star.anchor, path)
      for (const body of star.bodies) places.set(body.anchor, path)
    }
  }
  return places
}

function joinParts(parts: readonly string[]): string {
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function formatContents(gazetteer: Gazetteer, places: Places): string {
  const { cluster, edition, isGamemasters, regions } = gazetteer
  const toRegion = (region: GazetteerRegion) => [
    `- ${formatLink(region.name, region.anchor, { places })} (${formatRegionCounts(region)})`,
    ...region.stars.map((star) => `  - ${formatLink(star.name, star.anchor, { places })}, ${star.hex}`),
  ]
  const index = listIndexEntries(gazetteer).map(({ name, note, anchors }) => {
    const paths = [...new Set(anchors.map((anchor) => places.get(anchor) ?? ''))]
    const [first, ...others] = paths.map((path) => anchors.find((anchor) => places.get(anchor) === path) ?? '')
    const more = others.map((anchor, at) => `, ${formatLink(String(at + 2), anchor, { places })}`).join('')
    return `- ${formatLink(name, first ?? '', { places })}, ${escapeText(note)}${more}`
  })
  return joinParts([
    `# Gazetteer of ${escapeText(cluster)}`,
    `${escapeText(edition)}${isGamemasters ? '. Holds every secret: not for the table.' : ''}`,
    regions.length === 0 ? explainEmptyGazetteer(gazetteer) : regions.flatMap(toRegion).join('\n'),
    index.length === 0 ? '' : `## Index\n\n${index.join('\n')}`,
  ])
}

function formatRegion({ cluster }: Gazetteer, region: GazetteerRegion, places: Places): string {
  const stars = region.stars.map(
    (star) =>
      `- ${formatLink(star.name, star.anchor, { places })}, ${star.hex}, ${escapeText(formatRating(star))}${star.owner === null ? '' : `, ${escapeText(star.owner.name)}`}`,
  )
  return joinParts([
    `# ${escapeText(region.name)}`,
    `[Gazetteer of ${escapeText(cluster)}](${CONTENTS}.md) · ${formatRegionCounts(region)}`,
    ...formatTexts(region),
    stars.join('\n'),
  ])
}

function formatStar(region: GazetteerRegion, star: GazetteerStar, places: Places): string {
  const from = { places, depth: 1 }
  const facts = [
    ['Hex', star.hex],
    ['Rating', formatRating(star).replace('rating ', '')],
    ['Owner', star.owner?.name ?? ''],
    ...star.facts.map(({ label, value }) => [label, value]),
    ['Players', star.isHidden ? 'do not know of it' : ''],
  ].filter(([, value]) => value !== '')
  const routes = star.routes.map(({ to, toAnchor, hexes, kind, isHidden }) => {
    const notes = [formatCount(hexes, 'hex', 'hexes'), escapeText(kind), isHidden ? UNKNOWN : '']
    return `- ${formatLink(to, toAnchor, from)}, ${notes.filter((note) => note !== '').join(', ')}`
  })
  const fleets = star.fleets.flatMap((fleet) => [
    `### Fleet: ${escapeText(fleet.name)}`,
    [fleet.owner, fleet.isHidden ? UNKNOWN : '']
      .filter((note) => note !== '')
      .map(escapeText)
      .join(', '),
    ...formatTexts(fleet),
  ])
  return joinParts([
    `# ${escapeText(star.name)}`,
    formatLink(region.name, region.anchor, from),
    facts.map(([label = '', value = '']) => `- **${escapeText(label)}:** ${escapeText(value)}`).join('\n'),
    ...formatTexts(star),
    ...(star.bodies.length === 0 ? [] : ['## System', formatSystem(star.bodies), ...star.bodies.flatMap(formatBody)]),
    ...(routes.length === 0 ? [] : ['## Routes', routes.join('\n')]),
    ...fleets,
    ...star.links.flatMap(({ label, names }) => [
      `## ${label}`,
      names.map(({ name, kind }) => `- ${escapeText(name)}${kind === 'entry' ? '' : ` (${kind})`}`).join('\n'),
    ]),
  ])
}

const UNKNOWN = 'unknown to players'

/** The bodies as a nested list, as they orbit. */
function formatSystem(bodies: readonly GazetteerBody[]): string {
  return bodies
    .map(({ body, depth, isHidden }) => {
      const facts = [BODY_LABELS[body.kind].toLowerCase(), `size ${body.size}`, ...(isHidden ? [UNKNOWN] : [])]
      return `${'  '.repeat(depth)}- **${escapeText(body.name)}**, ${facts.join(', ')}`
    })
    .join('\n')
}

/** The texts of a body, if it has some. */
function formatBody(entry: GazetteerBody): string[] {
  const texts = [
    ...formatTexts(entry),
    entry.links.length === 0 ? '' : `Linked: ${entry.links.map(escapeText).join(', ')}`,
  ].filter((text) => text !== '')
  return texts.length === 0 ? [] : [`### ${escapeText(entry.body.name)}`, ...texts]
}

/** The public text, then the gamemaster’s as a callout. */
function formatTexts({ text, secret }: Pick<GazetteerTexts, 'text' | 'secret'>): string[] {
  const quoted = secret.split('\n').map((line) => `> ${line}`.trimEnd())
  return [text, secret === '' ? '' : [`> [!secret] ${SECRET_LABEL}`, ...quoted].join('\n')]
}

interface LinkFrom {
  readonly places: Places
  /** Number of folders that the linking file is in. */
  readonly depth?: number
}

function formatLink(text: string, anchor: string, { places, depth = 0 }: LinkFrom): string {
  const path = (places.get(anchor) ?? '').split('/').map(encodeURIComponent).join('/')
  return `[${escapeText(text)}](${'../'.repeat(depth)}${encodeBrackets(path)})`
}

/** Brackets would end the link, and `encodeURIComponent` leaves them. */
function encodeBrackets(path: string): string {
  return path.replaceAll('(', '%28').replaceAll(')', '%29')
}

/** Escapes what Markdown would take for its own marks. */
function escapeText(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]/g, String.raw`\$&`)
}
