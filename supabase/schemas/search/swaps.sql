-- What stands in for what, and how much each need weighs: one row each, for a search that asks often.

create table private.need_keys (
  -- Beside the ids of ingredients: what is reckoned by ids need not know which of the two one is.
  id integer primary key default nextval('public.ingredients_id_seq'),
  ingredient_id integer not null references public.ingredients (id) on delete cascade,
  contexts text[] not null,
  is_named boolean not null generated always as ('in the title' = any (contexts)) stored,
  unique (ingredient_id, contexts)
);
comment on table private.need_keys is
  'An ingredient as lines use it in certain contexts: what a recipe needs there instead of the plain one. Met by all that meets the ingredient, and by the substitutions that hold in one of the contexts.';
comment on column private.need_keys.is_named is
  'Whether the title of the dish names it (`inTitle` in domain/matching/swaps.ts): then only what is alike takes its place.';

alter table private.need_keys enable row level security;
grant select on private.need_keys to anon, authenticated, service_role;
create policy "everyone reads the keys of needs" on private.need_keys
  for select to anon, authenticated using (true);

create view private.unnamed_needs with (security_invoker = true) as
select distinct line.recipe_id, line.ingredient_id, line.contexts
from public.recipe_ingredients as line
where
  line.ingredient_id is not null
  and line.contexts <> '{}'
  and not exists (
    select
    from private.need_keys as held
    where held.ingredient_id = line.ingredient_id and held.contexts = line.contexts
  );
comment on view private.unnamed_needs is 'What lines use in certain contexts and has no key yet.';

create function private.things_of(needed integer[]) returns integer[]
language plpgsql stable set search_path = ''
as $$
begin
  return array(
    select distinct coalesce(key.ingredient_id, need.id)
    from unnest(needed) as need(id)
    left join private.need_keys as key on key.id = need.id
    order by 1
  );
end
$$;
comment on function private.things_of(integer[]) is
  'The ingredients behind what recipes need, ascending: whatever the contexts that they are used in.';
grant execute on function private.things_of(integer[]) to anon, authenticated, service_role;

create function private.with_keys(things integer[]) returns integer[]
language plpgsql stable set search_path = ''
as $$
begin
  return array(
    select unnest(things)
    union
    select key.id from private.need_keys as key where key.ingredient_id = any (things)
    order by 1
  );
end
$$;
comment on function private.with_keys(integer[]) is
  'Ingredients, and as what else recipes may need them, ascending.';
grant execute on function private.with_keys(integer[]) to anon, authenticated, service_role;

create table private.ingredient_weights (
  is_only boolean primary key default true check (is_only),
  unmet integer[] not null default '{}'
);

insert into private.ingredient_weights default values;
comment on table private.ingredient_weights is
  'One row: what each ingredient counts, at the place of its id, so that one read answers for all.';
comment on column private.ingredient_weights.unmet is
  'What a need adds where nothing meets it: its weight × 2^24. Where something does, also its weight × the credit.';

-- Read whole by every search: to unpack it takes longer than to read it.
alter table private.ingredient_weights alter column unmet set storage external;

alter table private.ingredient_weights enable row level security;
grant select on private.ingredient_weights to anon, authenticated, service_role;
create policy "anyone reads the weights" on private.ingredient_weights
  for select to anon, authenticated using (true);

create function private.refresh_ingredient_weights() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.ingredient_weights (unmet)
  select coalesce(array_agg(coalesce(known.weight, 1) << 24 order by place), '{}')
  from generate_series(
    1, greatest((select max(id) from public.ingredients), (select max(id) from private.need_keys))
  ) as place
  left join private.need_keys as key on key.id = place
  left join public.ingredients as known on known.id = coalesce(key.ingredient_id, place)
  on conflict (is_only) do update set unmet = excluded.unmet;
  return null;
end
$$;
comment on function private.refresh_ingredient_weights() is
  'Writes the weights anew after any of them changed.';
create trigger refresh_ingredient_weights
  after insert or update of weight on public.ingredients
  for each statement execute function private.refresh_ingredient_weights();
create trigger refresh_ingredient_weights
  after insert or delete on private.need_keys
  for each statement execute function private.refresh_ingredient_weights();

create table private.ingredient_swaps (
  ingredient_id integer not null references public.ingredients (id) on delete cascade,
  substitution_id integer not null references public.ingredient_substitutions (id) on delete cascade,
  need_id integer not null,
  credit smallint not null,
  takes smallint not null,
  traits integer not null,
  -- With all that a search asks of it.
  primary key (ingredient_id, substitution_id, need_id) include (credit, takes)
);
comment on table private.ingredient_swaps is
  'What each ingredient stands in for, alone or with others: an ingredient wherever it is used, or one of `need_keys`. Derived from substitutions by triggers.';
comment on column private.ingredient_swaps.credit is 'The substitution''s quality, in hundredths.';
comment on column private.ingredient_swaps.takes is 'How many ingredients the substitution takes, this one included.';
comment on column private.ingredient_swaps.traits is
  'What is known of a dish with it: a diet must be among them. See private.trait_bits.';

create index ingredient_swaps_substitution_id_idx on private.ingredient_swaps (substitution_id);

alter table private.ingredient_swaps enable row level security;
grant select on private.ingredient_swaps to anon, authenticated, service_role;
create policy "everyone reads what stands in for what" on private.ingredient_swaps
  for select to anon, authenticated using (true);

create function private.refresh_ingredient_swaps() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  with wanted as materialized (
    select
      used.ingredient_id,
      used.substitution_id,
      need.id as need_id,
      (substitution.quality * 100)::smallint as credit,
      private.trait_bits(substitution.diets, substitution.free_of, null) as traits,
      (count(*) over (partition by used.substitution_id, need.id))::smallint as takes
    from public.ingredient_substitution_uses as used
    join public.ingredient_substitutions as substitution on substitution.id = used.substitution_id
    join (
      select known.id, known.id as ingredient_id, null as context, false as is_named
      from public.ingredients as known
      union all
      select key.id, key.ingredient_id, used_in.context, key.is_named
      from private.need_keys as key
      -- What holds everywhere it has from its ingredient, but for the alike ones alone.
      cross join lateral unnest(key.contexts || case when key.is_named then array[null::text] end)
        as used_in(context)
    ) as need
      on need.ingredient_id = substitution.need_id
      and need.context is not distinct from substitution.context
      and (substitution.alike or not need.is_named)
  ), gone as (
    delete from private.ingredient_swaps as held
    where not exists (
      select
      from wanted
      where
        wanted.ingredient_id = held.ingredient_id
        and wanted.substitution_id = held.substitution_id
        and wanted.need_id = held.need_id
    )
  )
  insert into private.ingredient_swaps as held
    (ingredient_id, substitution_id, need_id, credit, traits, takes)
  select ingredient_id, substitution_id, need_id, credit, traits, takes from wanted
  on conflict (ingredient_id, substitution_id, need_id) do update set
    credit = excluded.credit,
    traits = excluded.traits,
    takes = excluded.takes
  where
    (held.credit, held.traits, held.takes)
    is distinct from (excluded.credit, excluded.traits, excluded.takes);
  return null;
end
$$;
comment on function private.refresh_ingredient_swaps() is
  'After-statement trigger of substitutions and what they take: brings `ingredient_swaps` to what they say.';
create trigger refresh_ingredient_swaps
  after insert or update or delete on public.ingredient_substitutions
  for each statement execute function private.refresh_ingredient_swaps();
create trigger refresh_ingredient_swaps
  after insert or update or delete on public.ingredient_substitution_uses
  for each statement execute function private.refresh_ingredient_swaps();
create trigger refresh_ingredient_swaps
  after insert or delete on private.need_keys
  for each statement execute function private.refresh_ingredient_swaps();
