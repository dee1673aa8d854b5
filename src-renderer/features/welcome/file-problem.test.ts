import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { findFileProblem } from './file-problem.ts'

const answer = (data: unknown) => new ORPCError('CAMPAIGN_FILE', { status: 409, message: 'The file is damaged.', data })

test('A damaged file comes with the newest good backup', () => {
  const backup = { path: '/backups/a.orrery', madeAt: '2026-11-20T08:00:00Z' }
  expect(findFileProblem(answer({ problem: 'damaged', path: '/a.orrery', backup }))).toEqual({
    problem: 'damaged',
    message: 'The file is damaged.',
    path: '/a.orrery',
    backup,
  })
})

test('Other problems come without one, and other answers are no file problem', () => {
  expect(findFileProblem(answer({ problem: 'locked', path: '/a.orrery', backup: null }))?.backup).toBeNull()
  expect(findFileProblem(new ORPCError('REFUSED'))).toBeNull()
  expect(findFileProblem(new Error('CAMPAIGN_FILE'))).toBeNull()
})
