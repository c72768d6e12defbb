import { uuidOf } from '../world/people.ts'
import type { Scenario } from './scenario.ts'

const [ada, trial] = [uuidOf('ada'), uuidOf('trial')]
const made = uuidOf('stranger', 'key')

/** Acts that leave an entry in the log of their account, each in the transaction of the act. */
export const securityLog: readonly Scenario[] = [
  {
    name: 'an e-mail that is shown to others',
    actor: 'trial',
    act: `update profiles set email = 'shown@example.com' where id = '${trial}' returning id`,
  },
  {
    name: 'a session that begins',
    actor: 'service',
    after: `insert into auth.sessions (id, user_id) values ('${made}', '${trial}') returning user_id`,
  },
  {
    name: 'a session that shows the second factor',
    actor: 'service',
    after: `update auth.sessions set aal = 'aal2' where user_id = '${trial}' returning user_id`,
  },
  {
    name: 'a second factor that is set up',
    actor: 'service',
    before: `insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
      values ('${made}', '${trial}', 'totp', 'unverified', 'none', now(), now())`,
    after: `update auth.mfa_factors set status = 'verified' where user_id = '${trial}' returning user_id`,
  },
  {
    name: 'a second factor that is taken away',
    actor: 'service',
    after: `delete from auth.mfa_factors where user_id = '${ada}' returning user_id`,
  },
  {
    name: 'a passkey that is added',
    actor: 'service',
    after: `insert into auth.webauthn_credentials
      (id, user_id, credential_id, public_key, created_at, updated_at)
      values ('${made}', '${trial}', 'id', 'key', now(), now()) returning user_id`,
  },
  {
    name: 'a passkey that is taken away',
    actor: 'service',
    after: `delete from auth.webauthn_credentials where user_id = '${ada}' returning user_id`,
  },
  {
    name: 'a recovery code that is used',
    actor: 'service',
    after: `update private.recoveries set used_at = now() where user_id = '${ada}' returning user_id`,
  },
  {
    name: 'whoever changes what was noted',
    actor: 'service',
    after: `update private.security_log set kind = 'other' where user_id = '${trial}' returning user_id`,
  },
  {
    name: 'whoever takes out what was noted',
    actor: 'service',
    after: `delete from private.security_log where user_id = '${trial}' returning user_id`,
  },
]
