/**
 * `npm test` starts the local environment and passes its addresses on; a spec that is run alone gets its own
 * environment.
 */
export { default } from '../../tests/support/local-env-setup.ts'
