import { countChart } from '#main/cluster/analysis/count-chart.ts'
import type { ContentLoss } from '#main/cluster/formats/chart-file.ts'
import { type CommandResult, type Call, CLI_AUTHOR, getTextOption, UsageError } from '#main/hosts/cli/command.ts'
import { withCampaign } from '#main/hosts/cli/with-campaign.ts'
import type { OpenCampaign } from '#main/services/campaign-files/open-campaign.ts'
import { createNewClusters } from '#main/services/cluster/new-clusters.ts'
import { CHART_FORMAT_NAMES } from '#shared/cluster/chart.ts'
import { listCountLines, readMapFiles } from './map-source.ts'
import { formatTileLine } from './tiled-options.ts'

/**
 * `orrery cluster import FILE…`: imports a map file as a new cluster of the campaign. With `--look`, only reports its
 * content.
 */
export async function importMap(call: Call): Promise<CommandResult> {
  const [, ...paths] = call.args
  if (paths.length === 0) throw new UsageError('Name the file or files to import.')
  const read = readMapFiles(paths, call)
  const { chart, format, losses } = read
  const tiles = read.tiled?.tiles ?? []
  const name = getTextOption(call, 'name') ?? chart.name
  const counts = countChart(read)
  const id = call.values['look'] === true ? null : await withCampaign(call, bring)
  const data = { name, format, counts, losses, id, tiles }
  const facts = [...listCountLines(counts), ...tiles.map(formatTileLine), ...losses.map(formatLossLine)]
  const lines = [`${name} (${CHART_FORMAT_NAMES[format]})`, ...facts]
  return { data, text: lines.join('\n') }

  function bring({ file }: OpenCampaign): string {
    return createNewClusters({ file, newId: call.world.newId }).bringImported({ chart, format, name }, CLI_AUTHOR)
  }
}

/** “12 routes that leave the map, kept for an export: line 14 …”. */
export function formatLossLine({ what, count, where, isKept }: ContentLoss): string {
  const places = where.length === 0 ? '' : `: ${where.join('; ')}${where.length < count ? '; …' : ''}`
  return `not on our map: ${count} × ${what}${isKept ? ', kept for an export' : ''}${places}`
}
