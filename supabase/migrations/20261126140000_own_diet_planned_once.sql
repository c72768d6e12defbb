-- A function in SQL with a search path is planned anew in each transaction: every search asked for one's diet so, and waited.

create or replace function private.own_restrictions() returns text[]
language plpgsql stable set search_path = ''
as $$
begin
  return private.own_options('restrictions') || private.own_options('otherRestrictions');
end
$$;

create or replace function private.own_diet() returns integer
language plpgsql stable set search_path = ''
as $$
begin
  return private.trait_bits(
    private.own_options('preferences'), private.own_restrictions(), null
  );
end
$$;
