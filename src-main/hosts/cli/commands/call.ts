import * as z from 'zod'
import type { OpenCampaign } from '#main/services/campaign/open-campaign.ts'
import { areas } from '#shared/contract/areas.ts'
import type { Endpoint } from '#shared/contract/contract.ts'
import {
  type CommandLineCall,
  CLI_AUTHOR,
  type Command,
  type CommandResult,
  getTextOption,
  UsageError,
} from '../command.ts'
import { readTextFile } from '../files.ts'
import { formatSchema } from '../format-schema.ts'
import { runWithCampaign } from '../run-with-campaign.ts'

/** Areas of a window or of the program around it, which a command line has none of. */
const AREAS_OF_WINDOWS: readonly string[] = ['session', 'desktop', 'campaigns', 'backups']

const AREAS: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = Object.fromEntries(
  Object.entries(areas).filter(([name]) => !AREAS_OF_WINDOWS.includes(name)),
)

/** `orrery call [AREA[.VERB] [JSON]]`: everything that a page can ask or change, as the gamemaster. */
export const callCommand: Command = {
  summary: 'ask or change anything that a page can, with JSON; alone it lists what there is',
  args: ['[AREA[.VERB]]', '[JSON]…'],
  options: { input: { type: 'string' } },
  optionHelp: [
    'call                     the areas',
    'call AREA                its queries and commands, with what they take',
    'call AREA.VERB JSON      such as call matches.list \'{"game":null}\'',
    '--input FILE             reads the JSON from a file; - for standard input',
  ],
  run: runCall,
}

function runCall(given: CommandLineCall): CommandResult | Promise<CommandResult> {
  const [path = '', json, extra] = given.args
  if (extra !== undefined) throw new UsageError(`"${extra}" is one argument too many. Put the JSON in quotes.`)
  if (path === '') return listAreas()
  const [area = '', verb] = path.split('.')
  const endpoints = Object.hasOwn(AREAS, area) ? AREAS[area] : undefined
  if (!endpoints) throw new UsageError(`There is no area "${area}". The areas: ${Object.keys(AREAS).join(', ')}.`)
  if (verb === undefined) return listVerbs(area, endpoints)
  const endpoint = Object.hasOwn(endpoints, verb) ? endpoints[verb] : undefined
  if (!endpoint) throw new UsageError(`There is no "${path}". ${area} has ${Object.keys(endpoints).join(', ')}.`)
  const input = parseInput(path, endpoint, getJson(given, json))
  return runWithCampaign(given, async (campaign) => {
    const data: unknown = await callService(campaign, area, verb, input)
    return { data: data ?? null, text: data === undefined ? 'Done.' : JSON.stringify(data, null, 2) }
  })
}

function listAreas(): CommandResult {
  const data = Object.fromEntries(Object.entries(AREAS).map(([area, verbs]) => [area, Object.keys(verbs)]))
  const lines = Object.entries(data).map(([area, verbs]) => `${area}: ${verbs.join(', ')}`)
  return { data, text: lines.join('\n') }
}

function listVerbs(area: string, endpoints: Readonly<Record<string, Endpoint>>): CommandResult {
  const data = Object.entries(endpoints).map(([verb, endpoint]) => ({
    verb: `${area}.${verb}`,
    input: formatInput(endpoint),
  }))
  return { data, text: data.map(({ verb, input }) => (input === null ? verb : `${verb} ${input}`)).join('\n') }
}

/** The input of an endpoint in words; null for those that take none. */
function formatInput({ '~orpc': { inputSchema } }: Endpoint): string | null {
  return inputSchema instanceof z.core.$ZodType ? formatSchema(inputSchema) : null
}

function getJson(given: CommandLineCall, json: string | undefined): string | null {
  const path = getTextOption(given, 'input')
  if (path === null) return json ?? null
  if (json !== undefined) throw new UsageError('Give the JSON as an argument or with --input, not both.')
  return readTextFile(path === '-' ? '/dev/stdin' : path, 'a file with JSON')
}

function parseInput(path: string, endpoint: Endpoint, json: string | null): unknown {
  const { inputSchema } = endpoint['~orpc']
  if (!(inputSchema instanceof z.core.$ZodType)) {
    if (json !== null) throw new UsageError(`${path} takes no JSON.`)
    return undefined
  }
  const takes = `${path} takes ${formatSchema(inputSchema)}`
  if (json === null) throw new UsageError(`${takes}.`)
  const parsed = z.safeParse(inputSchema, parseJson(json))
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(
    ({ path: at, message }) => (at.length > 0 ? `${at.join('.')}: ` : '') + message,
  )
  throw new UsageError(`${faults.join('\n')}\n${takes}.`)
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    throw new UsageError(`This is not JSON: ${error instanceof Error ? error.message : json}`)
  }
}

function callService({ services }: OpenCampaign, area: string, verb: string, input: unknown): unknown {
  const service: unknown = Reflect.get(services, area)
  const method: unknown = Reflect.get(Object(service), verb)
  if (typeof method !== 'function') throw new Error(`No service answers ${area}.${verb}`)
  return Reflect.apply(method, service, [
    input,
    { ...CLI_AUTHOR, role: 'gamemaster', playerId: null, signal: undefined },
  ])
}
