import { resolve } from 'node:path'
import { GENERATOR_PRESETS } from '../../../../../src-shared/cluster/generator-presets.ts'
import {
  type GeneratorSettings,
  homeBandsOf,
  settingsProblem,
  STANDARD_SETTINGS,
} from '../../../../../src-shared/cluster/generator-settings.ts'
import { NAME_STYLES } from '../../../../../src-shared/cluster/name-styles.ts'
import { SYMMETRIES } from '../../../../../src-shared/cluster/symmetry.ts'
import { countChart } from '../../../../cluster/analysis/count-chart.ts'
import { writeChart } from '../../../../cluster/formats/write-chart.ts'
import { generateCluster } from '../../../../cluster/generate/generate-cluster.ts'
import { GeneratorError } from '../../../../cluster/generate/generator-error.ts'
import { createClusterCharts } from '../../../../services/cluster-charts.ts'
import { countsOf } from '../../../../services/cluster-counts.ts'
import { Refused } from '../../../../services/refused.ts'
import { type Answer, type Call, textOf, WrongUsage } from '../../command.ts'
import { withCampaign } from '../../with-campaign.ts'
import { writeNew } from '../../write-new.ts'

const AUTHOR = { name: 'Command line', session: 'cli' }

/** `orrery cluster generate`: a cluster by seed, written to a file or brought into the campaign. */
export async function generateMap(call: Call): Promise<Answer> {
  const settings = settingsOf(call)
  const seed = textOf(call, 'seed') ?? '1'
  const chart = generated(settings, seed)
  const counts = countChart({ chart })
  const out = textOf(call, 'out')
  if (out !== null) writeNew(resolve(out), writeChart(chart, 'orrery').files[0]?.text ?? '')
  const id = out === null && call.values['look'] !== true ? await bring() : null
  const lines = countsOf(counts).map(({ what, count }) => `${count} ${what}`)
  return { data: { seed, settings, counts, id }, text: [`${settings.name}, seed ${seed}`, ...lines].join('\n') }

  function bring(): Promise<string> {
    return withCampaign(call, ({ file }) => {
      const charts = createClusterCharts({ file, newId: call.world.newId })
      const label = `Generate ${settings.name} from the seed ${seed}`
      return file.changes.record(label, AUTHOR, () => charts.writeChart(chart, settings.name))
    })
  }
}

function generated(settings: GeneratorSettings, seed: string) {
  try {
    return generateCluster(settings, seed)
  } catch (error) {
    throw error instanceof GeneratorError ? new Refused('illegal', error.message) : error
  }
}

function settingsOf(call: Call): GeneratorSettings {
  const base = presetOf(call)
  const rows = numberOf(call, 'rows') ?? base.board.rows
  const columns = numberOf(call, 'columns') ?? base.board.columns
  const board = { ...base.board, rows, columns }
  const stars = numberOf(call, 'stars')
  const settings: GeneratorSettings = {
    ...base,
    board,
    name: textOf(call, 'name') ?? base.name,
    amount: stars === null ? base.amount : { by: 'count', stars },
    symmetry: choiceOf(call, 'symmetry', SYMMETRIES) ?? base.symmetry,
    names: choiceOf(call, 'names', NAME_STYLES) ?? base.names,
    homeBands: rows === base.board.rows ? base.homeBands : homeBandsOf(board),
  }
  const problem = settingsProblem(settings)
  if (problem !== null) throw new WrongUsage(problem)
  return settings
}

function presetOf(call: Call): GeneratorSettings {
  const name = textOf(call, 'preset')
  if (name === null) return STANDARD_SETTINGS
  const preset = GENERATOR_PRESETS.find((one) => one.id === name)
  if (preset) return preset.settings
  throw new WrongUsage(`--preset takes ${GENERATOR_PRESETS.map(({ id }) => id).join(', ')}, not "${name}".`)
}

function numberOf(call: Call, option: string): number | null {
  const text = textOf(call, option)
  if (text === null) return null
  if (/^\d{1,6}$/.test(text)) return Number(text)
  throw new WrongUsage(`--${option} takes a number, not "${text}".`)
}

function choiceOf<Choice extends string>(call: Call, option: string, choices: readonly Choice[]): Choice | null {
  const text = textOf(call, option)
  if (text === null) return null
  const choice = choices.find((one) => one === text)
  if (choice === undefined) throw new WrongUsage(`--${option} takes ${choices.join(', ')}, not "${text}".`)
  return choice
}
