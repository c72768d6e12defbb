-- The auth server notes who made and who used an invitation.

create function private.note_invitation(person uuid, kind text, detail text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if kind not in ('invitation_made', 'invitation_used') then
    raise exception 'unknown_act';
  end if;
  perform private.note_act(person, kind, detail);
end
$$;
comment on function private.note_invitation(uuid, text, text) is
  'For the auth server: somebody made an invitation, for an `address` or for `anyone`; or made their account with one, of the day in `detail`.';
grant execute on function private.note_invitation(uuid, text, text) to supabase_auth_admin;
