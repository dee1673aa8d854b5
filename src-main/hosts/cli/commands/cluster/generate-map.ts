import { resolve } from 'node:path'
import { countChartObjects } from '#main/cluster/analysis/count-chart.ts'
import { writeChart } from '#main/cluster/formats/write-chart.ts'
import {
  type CommandResult,
  type CommandLineCall,
  parseChoiceOption,
  CLI_AUTHOR,
  getTextOption,
  UsageError,
} from '#main/hosts/cli/command.ts'
import { writeNewFile } from '#main/hosts/cli/files.ts'
import { runWithCampaign } from '#main/hosts/cli/run-with-campaign.ts'
import type { OpenCampaign } from '#main/services/campaign/open-campaign.ts'
import { generateClusterChart } from '#main/services/cluster/generator.ts'
import { createClusterInserter } from '#main/services/cluster/new-clusters.ts'
import { GENERATOR_PRESETS } from '#shared/cluster/generator-presets.ts'
import {
  type GeneratorSettings,
  computeHomeBands,
  findGeneratorSettingsProblem,
  STANDARD_GENERATOR_SETTINGS,
} from '#shared/cluster/generator-settings.ts'
import { NAME_STYLES } from '#shared/cluster/name-styles.ts'
import { SYMMETRIES } from '#shared/cluster/symmetry.ts'
import { listChartCountLines } from './map-source.ts'

/** `orrery cluster generate`: generates a cluster from a seed, into a file or into the campaign. */
export async function generateMap(call: CommandLineCall): Promise<CommandResult> {
  const settings = settingsOf(call)
  const seed = getTextOption(call, 'seed') ?? '1'
  const chart = generateClusterChart(settings, seed)
  const counts = countChartObjects({ chart })
  const out = getTextOption(call, 'out')
  if (out !== null) writeNewFile(resolve(out), writeChart(chart, 'orrery').files[0]?.text ?? '')
  const id = out === null && call.values['look'] !== true ? await runWithCampaign(call, bring) : null
  return {
    data: { seed, settings, counts, id },
    text: [`${settings.name}, seed ${seed}`, ...listChartCountLines(counts)].join('\n'),
  }

  function bring({ file }: OpenCampaign): string {
    const newcomers = createClusterInserter({ file, newId: call.world.newId })
    return newcomers.bringGenerated({ chart, seed, into: null }, CLI_AUTHOR)
  }
}

function settingsOf(call: CommandLineCall): GeneratorSettings {
  const ids = GENERATOR_PRESETS.map(({ id }) => id)
  const preset = parseChoiceOption(call, 'preset', ids)
  const base = GENERATOR_PRESETS.find(({ id }) => id === preset)?.settings ?? STANDARD_GENERATOR_SETTINGS
  const rows = numberOf(call, 'rows') ?? base.board.rows
  const columns = numberOf(call, 'columns') ?? base.board.columns
  const board = { ...base.board, rows, columns }
  const stars = numberOf(call, 'stars')
  const settings: GeneratorSettings = {
    ...base,
    board,
    name: getTextOption(call, 'name') ?? base.name,
    amount: stars === null ? base.amount : { by: 'count', stars },
    symmetry: parseChoiceOption(call, 'symmetry', SYMMETRIES) ?? base.symmetry,
    names: parseChoiceOption(call, 'names', NAME_STYLES) ?? base.names,
    reachHexes: numberOf(call, 'routes-at-most') ?? base.reachHexes,
    homeBands: rows === base.board.rows ? base.homeBands : computeHomeBands(board),
  }
  const problem = findGeneratorSettingsProblem(settings)
  if (problem !== null) throw new UsageError(problem)
  return settings
}

function numberOf(call: CommandLineCall, option: string): number | null {
  const text = getTextOption(call, option)
  if (text === null) return null
  if (/^\d{1,6}$/.test(text)) return Number(text)
  throw new UsageError(`--${option} takes a number, not "${text}".`)
}
