/** Where on the account page one chooses how to be told. */
export const notificationsAnchor = 'notifications'
