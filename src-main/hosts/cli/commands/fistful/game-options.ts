import { type CommandLineCall, getTextOption, UsageError } from '#main/hosts/cli/command.ts'
import { generateClusterChart } from '#main/services/cluster/generator.ts'
import { parseGameSettings } from '#main/services/games/fistful/map.ts'
import type { Chart } from '#shared/cluster/chart.ts'
import { STANDARD_GENERATOR_SETTINGS } from '#shared/cluster/generator-settings.ts'
import type { GameMap } from '#shared/games/fistful/model.ts'
import { type SettingRow, type FistfulSettings, SETTINGS } from '#shared/games/fistful/tables/settings.ts'
import { getHexLabel } from '#shared/kit/hex.ts'
import { readSelectedMap } from '../cluster/map-source.ts'

/** Reads the map that a call selects: its files, or a cluster of the campaign. */
export async function readGameMap(call: CommandLineCall): Promise<GameMap> {
  const { chart } = await readSelectedMap(call)
  return mapOfChart(chart)
}

/** As `readGameMap`; generates a map if neither a file nor a cluster is named. */
export async function readOrGenerateGameMap(call: CommandLineCall, seed: string): Promise<GameMap> {
  const isNamed = call.args.length > 1 || getTextOption(call, 'cluster') !== null
  return isNamed ? readGameMap(call) : mapOfChart(generateClusterChart(STANDARD_GENERATOR_SETTINGS, seed))
}

/** Converts a chart to the map of a game. */
function mapOfChart({ board, stars, routes }: Chart): GameMap {
  const labels = stars.map((star) => getHexLabel(star, board))
  return {
    board,
    stars: Object.fromEntries(stars.map(({ name, rating }, at) => [labels[at], { name, rating }])),
    routes: routes.map(({ from, to }) => [labels[from] ?? '', labels[to] ?? ''] as const),
  }
}

/** Builds the settings: the defaults of the map, overridden by `--set`. */
export function buildSettings(call: CommandLineCall, map: Pick<GameMap, 'routes'>): FistfulSettings {
  return parseGameSettings(parseSettingsOption(call), map)
}

/** Parses the dice faces of `--faces`. */
export function parseFaces(text: string): number[] {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number)
}

/** Parses the settings of `--set`. */
export function parseSettingsOption(call: CommandLineCall): Record<string, string | number | boolean> {
  const given = (getTextOption(call, 'set') ?? '').split(',').filter((pair) => pair.trim() !== '')
  return Object.fromEntries(given.map(settingOf))
}

function settingOf(pair: string): [string, string | number | boolean] {
  const [name = '', answer, ...others] = pair.split('=').map((part) => part.trim())
  if (answer === undefined || others.length > 0) throw new UsageError(`--set takes NAME=VALUE, not "${pair}".`)
  const row = Object.entries<SettingRow>(SETTINGS).find(([id]) => id === name)?.[1]
  const choice = row?.choices.find(({ value }) => String(value) === answer)
  const typed = row?.numbers !== undefined && /^\d+$/.test(answer) ? Number(answer) : answer
  return [name, choice?.value ?? typed]
}
