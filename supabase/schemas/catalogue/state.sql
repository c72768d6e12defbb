-- Which catalogue the database holds, so that a start with the same one loads nothing.

create table private.catalogue_state (
  singleton boolean primary key default true constraint one_row check (singleton),
  content_hash text not null constraint content_hash_sha256 check (content_hash ~ '^[0-9a-f]{64}$'),
  loaded_at timestamptz not null default now()
);
comment on table private.catalogue_state is
  'One row: the hash of the catalogue that was loaded last. Written by the catalogue''s loader.';

alter table private.catalogue_state enable row level security;
grant select, insert, update on private.catalogue_state to service_role;
create policy "the loader alone writes the state" on private.catalogue_state
  for all to service_role using (true) with check (true);
