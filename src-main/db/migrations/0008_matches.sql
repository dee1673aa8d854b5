CREATE TABLE `match` (
	`id` text PRIMARY KEY NOT NULL,
	`game` text NOT NULL,
	`name` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`format` integer NOT NULL,
	`options` text NOT NULL,
	`faces` text DEFAULT '[]' NOT NULL,
	`start` text NOT NULL,
	`star_id` text,
	`night_id` text,
	`battle_id` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`star_id`) REFERENCES `star`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`night_id`) REFERENCES `game_night`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`battle_id`) REFERENCES `battle`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "match_named" CHECK(length("match"."name") > 0),
	CONSTRAINT "match_format" CHECK("match"."format" >= 1),
	CONSTRAINT "match_json" CHECK(json_valid("match"."options") AND json_valid("match"."faces") AND json_valid("match"."start"))
);
--> statement-breakpoint
CREATE INDEX `match_star` ON `match` (`star_id`);--> statement-breakpoint
CREATE INDEX `match_night` ON `match` (`night_id`);--> statement-breakpoint
CREATE INDEX `match_battle` ON `match` (`battle_id`);--> statement-breakpoint
CREATE TABLE `match_entry` (
	`id` text PRIMARY KEY NOT NULL,
	`match_id` text NOT NULL,
	`n` integer NOT NULL,
	`previous_id` text,
	`change_id` integer NOT NULL,
	`actor` text NOT NULL,
	`at` text NOT NULL,
	`command` text NOT NULL,
	`faces` text DEFAULT '[]' NOT NULL,
	`typed` integer DEFAULT 0 NOT NULL,
	`events` text DEFAULT '[]' NOT NULL,
	`is_last` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`match_id`) REFERENCES `match`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`previous_id`) REFERENCES `match_entry`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "match_entry_place" CHECK("match_entry"."n" >= 1 AND "match_entry"."id" = "match_entry"."match_id" || '/' || "match_entry"."n"),
	CONSTRAINT "match_entry_chain" CHECK(CASE "match_entry"."n" WHEN 1 THEN "match_entry"."previous_id" IS NULL ELSE "match_entry"."previous_id" IS "match_entry"."match_id" || '/' || ("match_entry"."n" - 1) END),
	CONSTRAINT "match_entry_json" CHECK(json_valid("match_entry"."command") AND json_valid("match_entry"."faces") AND json_valid("match_entry"."events"))
);
--> statement-breakpoint
CREATE INDEX `match_entry_match` ON `match_entry` (`match_id`,`n`);--> statement-breakpoint
CREATE INDEX `match_entry_previous` ON `match_entry` (`previous_id`);--> statement-breakpoint
CREATE TABLE `match_seat` (
	`id` text PRIMARY KEY NOT NULL,
	`match_id` text NOT NULL,
	`seat` text NOT NULL,
	`place` integer NOT NULL,
	`player_id` text,
	`warband_id` text,
	`faction_id` text,
	FOREIGN KEY (`match_id`) REFERENCES `match`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`player_id`) REFERENCES `player`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`warband_id`) REFERENCES `warband`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`faction_id`) REFERENCES `faction`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "match_seat_place" CHECK("match_seat"."id" = "match_seat"."match_id" || '/' || "match_seat"."seat")
);
--> statement-breakpoint
CREATE INDEX `match_seat_match` ON `match_seat` (`match_id`);--> statement-breakpoint
CREATE INDEX `match_seat_player` ON `match_seat` (`player_id`);--> statement-breakpoint
CREATE INDEX `match_seat_warband` ON `match_seat` (`warband_id`);--> statement-breakpoint
CREATE INDEX `match_seat_faction` ON `match_seat` (`faction_id`);--> statement-breakpoint
CREATE TABLE `match_snapshot` (
	`id` text PRIMARY KEY NOT NULL,
	`n` integer NOT NULL,
	`version` integer NOT NULL,
	`format` integer NOT NULL,
	`state` text NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `match`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "match_snapshot_json" CHECK(json_valid("match_snapshot"."state"))
);
