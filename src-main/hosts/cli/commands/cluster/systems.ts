import {
  type CommandLineCall,
  CLI_AUTHOR,
  type CommandResult,
  getTextOption,
  parseArguments,
  parseChoiceOption,
  UsageError,
} from '#main/hosts/cli/command.ts'
import { requireByName } from '#main/hosts/cli/require-by-name.ts'
import { runWithCampaign } from '#main/hosts/cli/run-with-campaign.ts'
import type { OpenCampaign } from '#main/services/campaign/open-campaign.ts'
import { buildStarSystemsReport, type StarSystemsReport } from '#main/services/cluster/system-report.ts'
import { NAME_STYLES } from '#shared/cluster/name-styles.ts'
import { BODY_KINDS, BODY_LABELS, listBodiesInTreeOrder, type SystemBody } from '#shared/cluster/system/body.ts'
import { formatCount } from '#shared/kit/format.ts'
import { requireCluster } from './map-source.ts'

/**
 * `orrery cluster systems`: lists the systems of a cluster and checks them. `--seed` generates the missing ones, or
 * that of `--star` again. Exit code 1 if a check fails.
 */
export async function showOrGenerateSystems(call: CommandLineCall): Promise<CommandResult> {
  parseArguments(call, 'systems')
  const [seed, isCheck] = [getTextOption(call, 'seed'), call.values['check'] === true]
  if (isCheck && seed !== null) throw new UsageError('--check only looks: leave out --seed.')
  return runWithCampaign(call, (campaign) => {
    const { id } = requireCluster(getTextOption(call, 'cluster'), campaign.services.cluster.list())
    const starName = getTextOption(call, 'star')
    if (seed !== null) generate(campaign, call, { clusterId: id, starName, seed })
    const report = buildStarSystemsReport(campaign.file, id)
    const star = starName === null ? null : requireByName(starName, report.stars, ['star', 'stars'])
    const shown = star ? listBodyLines(star.bodies) : report.stars.map(formatStar)
    const { stars, ...proofs } = report
    return {
      data: { ...proofs, stars: star ? [star] : stars },
      text: [...(isCheck ? [] : [...shown, '']), ...listProofLines(report)].join('\n'),
      hasProblems: report.joinProblems.length + report.overlaps.length + report.different.length > 0,
    }
  })
}

interface GenerationTarget {
  readonly clusterId: string
  /** The star whose system is generated again; null for all stars without one. */
  readonly starName: string | null
  readonly seed: string
}

function generate(
  { services }: OpenCampaign,
  call: CommandLineCall,
  { clusterId, starName, seed }: GenerationTarget,
): void {
  const style = parseChoiceOption(call, 'names', NAME_STYLES) ?? 'wayfarer'
  const { starSystems, cluster } = services
  if (starName === null) return void starSystems.generateMissing({ clusterId, seed, style }, CLI_AUTHOR)
  const { id } = requireByName(starName, cluster.get({ id: clusterId }).stars, ['star', 'stars'])
  const { version } = starSystems.get({ starId: id })
  starSystems.generate({ starId: id, version, seed, style }, CLI_AUTHOR)
}

function formatStar({ name, seed, bodies }: StarSystemsReport['stars'][number]): string {
  if (bodies.length === 0) return `${name}: no system`
  return `${name}: ${formatBodies(bodies.length)}, ${seed === '' ? 'made or changed by hand' : `seed ${seed}`}`
}

function listBodyLines(bodies: readonly SystemBody[]): string[] {
  if (bodies.length === 0) return ['no system']
  return listBodiesInTreeOrder(bodies).map(({ body, depth }) => {
    const hidden = body.isHidden ? ', hidden from players' : ''
    return `${'  '.repeat(depth)}${body.name}: ${BODY_LABELS[body.kind].toLowerCase()}, size ${body.size}${hidden}`
  })
}

function listProofLines(report: StarSystemsReport): string[] {
  const { systems, bodies, byRating, joinProblems, overlaps, generated, different } = report
  const kinds = BODY_KINDS.map((kind) => `${bodies[kind]} ${BODY_LABELS[kind].toLowerCase()}`)
  return [
    `${formatCount(systems, 'system')} of ${formatCount(report.stars.length, 'star')}`,
    `bodies: ${kinds.join(', ')}`,
    ...byRating.map(
      ({ rating, least, mean, most, ...rated }) =>
        `rating ${rating}: ${formatCount(rated.systems, 'system')}, at least ${least}, on average ${mean.toFixed(1)}, at most ${most} bodies`,
    ),
    `joined to their star: ${joinProblems.length === 0 ? 'all' : 'not all'}`,
    ...joinProblems,
    `overlaps in diagrams: ${overlaps.length === 0 ? 'none' : overlaps.length}`,
    ...overlaps,
    `byte for byte the same from their seeds: ${generated - different.length} of ${generated} generated`,
    ...different.map(
      (name) =>
        `${name}: its seed makes another system now that the star has another name or rating. Generate it again with --star.`,
    ),
  ]
}

function formatBodies(count: number): string {
  return formatCount(count, 'body', 'bodies')
}
