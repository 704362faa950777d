import { binOf, runNode } from './child.mjs'

/** Runs the stories in Chromium. @param {string[]} args @param {NodeJS.ProcessEnv} variables */
export const playwright = (args, variables) =>
  runNode([binOf('@playwright/test', 'playwright'), 'test', ...args], { variables })
