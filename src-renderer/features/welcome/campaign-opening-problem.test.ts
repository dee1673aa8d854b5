import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { findCampaignOpeningProblem } from './campaign-opening-problem.ts'

const answer = (data: unknown) => new ORPCError('CAMPAIGN_FILE', { status: 409, message: 'The file is damaged.', data })

test('A damaged file comes with the newest good backup', () => {
  const backup = { path: '/backups/a.orrery', madeAt: '2026-11-20T08:00:00Z' }
  expect(findCampaignOpeningProblem(answer({ problem: 'damaged', path: '/a.orrery', backup }))).toEqual({
    problem: 'damaged',
    message: 'The file is damaged.',
    path: '/a.orrery',
    backup,
  })
})

test('Other problems come without one, and other answers are no file problem', () => {
  expect(findCampaignOpeningProblem(answer({ problem: 'locked', path: '/a.orrery', backup: null }))?.backup).toBeNull()
  expect(findCampaignOpeningProblem(new ORPCError('REFUSED'))).toBeNull()
  expect(findCampaignOpeningProblem(new Error('CAMPAIGN_FILE'))).toBeNull()
})
